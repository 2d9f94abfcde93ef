"""What whoever runs the machine is told: figures for Prometheus, rules for alerts, alerts in the pit and elsewhere."""

from __future__ import annotations

import base64
import hmac
import json
import logging
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, PASSPHRASE, Server, open_a_table, serving

from croupier.live.measured import Histogram
from croupier.refusal import Refused
from croupier.web.door.settings import read_settings
from croupier.web.pit.alerts import OF_THE_MACHINE, told_elsewhere
from croupier.web.watch.exposition import Family, Spread, text_of
from croupier.web.watch.metrics import figures, metrics_text
from croupier.web.watch.webhook import Webhook

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "examples" / "prometheus-alerts.yml"
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
METRIC = re.compile(r"\b((?:croupier|process)_[a-z0-9_]+)(?:\{([^}]*)\})?")
AWAY = "http://127.0.0.1:9/never"


def until(so: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return found


@dataclass
class Receiver:
    """A real one, over HTTP: it keeps what it is sent, and answers as it is told."""

    url: str = ""
    statuses: list[int] = field(default_factory=list)
    heard: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    def bodies(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.heard]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    here = Receiver()

    class Hears(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            here.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
            status = here.statuses.pop(0) if here.statuses else 204
            self.send_response(status)
            if status == 302:
                self.send_header("location", f"{here.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Hears)
    here.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield here
    server.shutdown()
    thread.join()
    server.server_close()


def value(text: str, sample: str) -> float:
    found = re.search(rf"^{re.escape(sample)} (\S+)$", text, re.MULTILINE)
    assert found, sample
    return float(found[1])


def kinds(server: Server) -> list[str]:
    return [alert["kind"] for alert in server.client("S1").get("/api/pit").json()["alerts"]]


def test_what_happens_is_in_the_figures_the_pit_and_at_the_receiver(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROUPIER_WEBHOOK_SECRET", "a secret for the receiver")
    monkeypatch.setattr("croupier.web.pit.telling.LOOKS_SECONDS", 0.05)
    monkeypatch.setattr("croupier.web.watch.webhook.LOOKS_SECONDS", 0.05)
    told = replace(LOOSE, webhook=f"{receiver.url}/hook", failures_max=1)
    with serving(tmp_path, told, tables=open_a_table) as server:
        house, client = server.house, server.client()

        def figure(sample: str) -> float:
            return value(client.get("/metrics").text, sample)

        before = figure("croupier_answer_seconds_count")
        with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as player:
            dealer.done(do="open-betting")
            for _ in range(3):
                player.done(do="place-wager", seat=1, bet="red", stake=100)
            player.ask(do="place-wager", seat=1, bet="red", stake=150)
        assert figure("croupier_answer_seconds_count") == before + 5
        assert figure('croupier_answer_seconds_bucket{le="+Inf"}') == before + 5
        assert figure("croupier_commit_seconds_count") > 0
        assert figure('croupier_refusals_total{code="not_whole_chips"}') == 1
        assert figure('croupier_tables{state="open"}') == 1
        assert figure("croupier_journal_records") == house.journal_records

        wrong = {"badge": "S2", "passphrase": "not the passphrase"}
        typed = {"badge": "my passphrase by mistake", "passphrase": "x"}
        for body in (wrong, wrong, typed, typed):
            client.post("/api/session", json=body)
        assert figure("croupier_badges_delayed") == 1, "what nobody has as a badge is not counted"
        assert figure('croupier_refusals_total{code="sign_in_failed"}') >= 1
        assert "badge-delayed" not in kinds(server), "two typing errors are none"
        for tried in house.people.delays._places.values():
            tried.until = tried.last + 3600
        assert kinds(server).count("badge-delayed") == 1
        raised = until(lambda: [body for body in receiver.bodies() if body["kind"] == "badge-delayed"])
        assert raised[0]["state"] == "raised"
        assert raised[0].keys() == {"alert", "kind", "table", "at", "text", "state"}

        house.self_check.last = {"at": "now", "ok": False, "findings": ["a finding"]}
        assert figure("croupier_self_check_ok") == 0
        until(lambda: "self-check-failed" in [body["kind"] for body in receiver.bodies()])
        house.self_check.last = {}
        until(lambda: ("self-check-failed", "over") in [(body["kind"], body["state"]) for body in receiver.bodies()])
        until(lambda: figure("croupier_webhook_waiting") == 0)

        house.self_check.sealer.sealed_at -= 3 * 3600
        assert "seal-old" in kinds(server)
        house.self_check.sealer.sealed_at += 3 * 3600
        assert "seal-old" not in kinds(server)

        receiver.statuses = [500] * 99
        house.self_check.last = {"at": "later", "ok": False, "findings": ["a finding"]}
        until(lambda: figure("croupier_webhook_failures_total") == 1)
        assert "webhook-away" not in kinds(server), "not at once"
        house.webhook.away_since = (house.webhook.away_since or 0.0) - 700
        assert "webhook-away" in kinds(server)
        everything = " ".join(body.decode() for _, body in receiver.heard)
        for secret in (PASSPHRASE, "my passphrase", "a secret for the receiver", "S2", "not the passphrase"):
            assert secret not in everything
        check_rules(list(figures(house)))
        check_with_promtool(metrics_text(house))
    headers, raw = receiver.heard[0]
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + raw
    mac = hmac.digest(b"a secret for the receiver", signed, "sha256")
    assert headers["webhook-signature"] == f"v1,{base64.b64encode(mac).decode()}"


def check_rules(families: list[Family | Spread]) -> None:
    """Each figure and each label that a rule names is one that the house tells."""
    labels = {family.name: set(family.labels) for family in families if isinstance(family, Family)}
    for family in families:
        if isinstance(family, Spread):
            labels |= {f"{family.name}_bucket": {"le"}, f"{family.name}_sum": set(), f"{family.name}_count": set()}
    rules = [rule for group in yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"] for rule in group["rules"]]
    assert len(rules) > 20
    for rule in rules:
        named = METRIC.findall(rule["expr"])
        assert named or "up{" in rule["expr"], rule["alert"]
        known = {"instance", "job"}
        for metric, selected in named:
            assert metric in labels, f"{rule['alert']}: {metric}"
            assert set(re.findall(r"(\w+)=", selected)) <= labels[metric] | known, rule["alert"]
            known |= labels[metric]
        by = re.findall(r"by \(([^)]*)\)", rule["expr"])
        assert {name.strip() for names in by for name in names.split(",")} <= known, rule["alert"]
        assert set(re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"])) <= known, rule["alert"]


def check_with_promtool(text: str) -> None:
    if shutil.which("promtool"):
        asked = subprocess.run(
            ["promtool", "check", "metrics"], input=text, capture_output=True, text=True, check=False
        )
        assert asked.returncode == 0, asked.stdout + asked.stderr


def test_prometheus_takes_the_rules() -> None:
    if (promtool := shutil.which("promtool")) is None:
        pytest.skip("NO PROMTOOL HERE: the rules for alerts go untested by it. apt-get install prometheus")
    asked = subprocess.run([promtool, "check", "rules", RULES], capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stdout + asked.stderr


def test_each_alert_says_what_to_do() -> None:
    rules = yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"][0]["rules"]
    _, _, book = SERVER.partition("\n## Alerts\n")
    told = re.findall(r"^\| `([A-Z]\w+)`(?:, `[a-z-]+`)* \| .+ \| .+ \|$", book, re.MULTILINE)
    assert told == [rule["alert"] for rule in rules]
    assert [kind for kind in OF_THE_MACHINE if f"`{kind}`" not in book] == []


def test_figures_are_written_as_prometheus_reads_them() -> None:
    spread = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 9.0):
        spread.note(seconds)
    odd = Family("x_total", "counter", "Text.", {('a"b\\c\nd',): 12_345_678_901.0}, ("name",))
    assert text_of([Spread("y_seconds", "Text.", spread), odd]).splitlines() == [
        "# HELP y_seconds Text.", "# TYPE y_seconds histogram",
        'y_seconds_bucket{le="0.1"} 2', 'y_seconds_bucket{le="1"} 3', 'y_seconds_bucket{le="+Inf"} 4',
        "y_seconds_sum 9.65", "y_seconds_count 4",
        "# HELP x_total Text.", "# TYPE x_total counter", 'x_total{name="a\\"b\\\\c\\nd"} 12345678901',
    ]  # fmt: skip


ALERT = {"kind": "disk-low", "at": "2026-11-19T10:00:00Z"}


async def sent(hook: Webhook) -> None:
    await hook.send()


def test_what_is_not_taken_is_sent_again_in_order_and_under_its_id(receiver: Receiver) -> None:
    import asyncio

    now = [0.0]
    hook = Webhook(receiver.url, b"", ticks=lambda: now[0])
    receiver.statuses = [500, 302, 204]
    hook.tell({"a": ALERT})
    hook.tell({})
    for waits, waiting in ((0.0, 2), (2.0, 2), (4.0, 0)):
        now[0] += waits
        asyncio.run(sent(hook))
        assert hook.waiting == waiting
    assert [body["state"] for body in receiver.bodies()] == ["raised", "raised", "raised", "over"]
    assert "/elsewhere" not in str(receiver.heard), "nobody else hears of it"
    assert len({headers["webhook-id"] for headers, _ in receiver.heard[:3]}) == 1
    assert "webhook-signature" not in receiver.heard[0][0]
    assert (hook.sent, hook.failed, hook.away()) == (2, 2, 0.0)
    hook.tell({"a": {**ALERT, "at": "2026-11-19T11:00:00Z"}})
    asyncio.run(sent(hook))
    ids = [headers["webhook-id"] for headers, _ in receiver.heard]
    assert len(set(ids)) == 3, "what is raised again is another message"


def test_a_receiver_that_is_gone_costs_little_and_its_address_is_not_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    import asyncio

    now = [0.0]
    hook = Webhook(f"{AWAY}/a-token-in-the-path", b"", ticks=lambda: now[0])
    with caplog.at_level(logging.WARNING):
        for number in range(1200):
            hook.tell({str(number): {**ALERT, "at": str(number)}})
        asyncio.run(sent(hook))
        asyncio.run(sent(hook))
    assert (hook.failed, hook.waiting, hook.given_up) == (1, 1000, 1399), "it waits before it is asked again"
    now[0] += 700
    assert hook.away() == 700
    assert "127.0.0.1" in caplog.text
    assert "a-token-in-the-path" not in caplog.text


def test_while_the_store_is_away_its_alert_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        house = server.house
        house.floor.tables["1"].suspend(OSError("the disk"))

        def gone(*_: Any) -> None:
            raise Refused("journal_stopped", "gone")

        monkeypatch.setattr(type(house.alerts), "read", gone)
        told = server.do(told_elsewhere(house))
        assert [one["kind"] for one in told.values()] == ["system-stopped"]
        assert "disk" not in json.dumps(list(told.values()))


@pytest.mark.parametrize("wrong", ["ftp://x/y", "https://name:word@x/y", "alerts.example", "https://"])
def test_an_address_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(Refused) as refused:
        read_settings(None, {"CROUPIER_WEBHOOK_SECRET": "s"}, {"webhook": wrong})
    assert refused.value.id == "bad_setting.webhook"
    assert "word" not in refused.value.message
