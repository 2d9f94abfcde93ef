"""NIST's published HMAC_DRBG figures (CAVP DRBG vectors), the limits of the generator, and the guard against fork."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from croupier.refusal import Refused
from croupier.wheels.random.drbg import HmacDrbg
from croupier.wheels.random.known_answers import KNOWN_ANSWERS, KnownAnswer, self_test

CASES = (
    KnownAnswer(
        "no_reseed, personalization 0, additional input 0, count 0",
        entropy="ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488",
        nonce="659ba96c601dc69fc902940805ec0ca8",
        returned=(
            "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89d54fbb978a15b5c443c9ec21036d2460"
            "b6f73ebad0dc2aba6e624abf07745bc107694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668"
            "961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8"
        ),
    ),
    KnownAnswer(
        "no_reseed, personalization 0, additional input 256, count 7",
        entropy="95a67771cba69011a79776e713145d309edae56fad5fd6d41d83eaff89df6e5e",
        nonce="be5b5164e31ecc51ba6f7c3c5199eb33",
        additional=(
            "065f693b229a7c4fd373cd15b3807552dd9bf98c5485cef361949d4e7d774b53",
            "9afb62406f0e812c4f156d58b19a656c904813c1b4a45a0029ae7f50731f8014",
        ),
        returned=(
            "f61b61a6e79a41183e8ed6647899d2dc85cdaf5c3abf5c7f3bf37685946dc28f4923dc842f2d4326bd6ce0d50a84cb3b"
            "a869d72a36e246910eba6512ba36cd7ed3a5437c9245b00a344308c792b668b458d3c3e16dee2fbec41867da31084d46"
            "d8ec168de2148ef64fc5b72069abf5a6ada1ead2b7146bb793ff1c9c3690fa56"
        ),
    ),
    KnownAnswer(
        "pr_false, personalization 0, additional input 0, count 3",
        entropy="6bdc6ca8eef0e3533abd02580ebbc8a92f382c5b1c8e3eaa12566ecfb90389a3",
        nonce="8f8481cc7735827477e0e4acb7f4a0fa",
        reseed="72eca6f1560720e6bd1ff0152c12eeff1f959462fd62c72b7dde96abcb7f79fb",
        returned=(
            "d5a2e2f254b5ae65590d4fd1ff5c758e425be4bacdeede7989669f0a22d34274fdfc2bf87135e30abdae2691629c2f6f"
            "425bd4e119904d4785ecd9328f15259563e5a71f915ec0c02b66655471067b01016fdf934a47b017e07c21332641400b"
            "be5719050dba22c020b9b2d2cdb933dbc70f76fec4b1d83980fd1a13c4565836"
        ),
    ),
    KnownAnswer(
        "pr_false, personalization 256, additional input 0, count 14",
        entropy="254ff5687a6dad3f1d237dc762f58d24ef2e2c084d0a48d26a3dc81e5490cda3",
        nonce="f2ec392acca491e03ce47b95963a49fc",
        personalization="f806b9b4a56682c61b55cb6a334caf87ffe135adfea6d0c3fc22b39898fbd078",
        reseed="b8494b1c1f1752fb6f80d732a89b08115857f7cc96e7dff05ebb822706889917",
        returned=(
            "0e527e00494d55564f9d9b28e7110f9a61ce36c883b5be2dcb055444164cdddd1a9f2731716f22d6ff476ce413c77abf"
            "c0e946871d5481345c2e97b4bfdd12ac03df606fc56bdb99ac7b71a69b5b9160373bbec3e9dde477180af454e7acc6bc"
            "58dc0afb4281c0de4354c1bf599054e3800c6d60d892858865b5361f50bfca9b"
        ),
    ),
    KnownAnswer(
        "pr_true, personalization 0, additional input 0, count 0",
        entropy="9969e54b4703ff31785b879a7e5c0eae0d3e309559e9fe96b0676d49d591ea4d",
        nonce="07d20d46d064757d3023cac2376127ab",
        fresh=(
            "c60f2999100f738c10f74792676a3fc4a262d13721798046e29a295181569f54",
            "c11d4524c9071bd3096015fcf7bc24a607f22fa065c937658a2a77a8699089f4",
        ),
        returned=(
            "abc015856094803a938dffd20da94843870ef935b82cfec17706b8f551b8385044235dd44b599f94b39be78dd476e0cf"
            "11309c995a7334e0a78b37bc9586235086fa3b637ba91cf8fb65efa22a589c137531aa7b2d4e2607aac27292b01c698e"
            "6e01ae679eb87c01a89c7422d4372d6d754ababb4bf896fcb1cd09d692d0283f"
        ),
    ),
    KnownAnswer(
        "pr_true, personalization 0, additional input 256, count 11",
        entropy="83a44c38f699a883a91ecbbd9db952a62b65cbf75e72a1a2497810a73ea743c4",
        nonce="d15ffcba06cd7a3338b3294afb50462b",
        additional=(
            "3f6f8f77f3051c945afad9969af764fcf4ba5b567c0a096bec36f712f0405539",
            "210ab7859b1354f53e143e8b06afe84b12fc1b16aa4e3e818dc56292656eb3f3",
        ),
        fresh=(
            "1eb4df21dbe7107a8b4c6a41b41977f38c33b1ada829517d0902a3bc0836bf89",
            "9c257234f7f63219acdcdcdfa510d284e7380348296eaab4074ccfa9037e6b68",
        ),
        returned=(
            "adc004394a5bf98be1ac40123ab1e430bf93046df87d20b04c235d16543c9a2b80f99f841a946e91a4c6f10149f7a703"
            "967de651e3af208d600ebc2c6e2c1fbc895760de537a4da2870e128fb10d8fa1f06870d758b9804c49c2ab81f9011804"
            "2f78a89809b92c2abce87b230587739acbffd082aaba422c88e7ce199691dd87"
        ),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_generator_reproduces_a_published_case(case: KnownAnswer) -> None:
    assert case.holds()


def test_the_start_up_test_passes_and_covers_all_three_ways_of_seeding() -> None:
    self_test()
    assert [answer.name.split(",")[0] for answer in KNOWN_ANSWERS] == ["no_reseed", "pr_false", "pr_true"]


@pytest.mark.parametrize("field", ["entropy", "nonce", "personalization", "returned"])
def test_the_start_up_test_stops_the_wheel_when_one_digit_differs(field: str) -> None:
    case = KNOWN_ANSWERS[0]
    text = getattr(case, field)
    bent = replace(case, **{field: ("0" if text[0] != "0" else "1") + text[1:]})
    with pytest.raises(Refused) as refused:
        self_test((bent,))
    assert refused.value.code == "drbg_self_test"


def fixed(size: int) -> bytes:
    return bytes(range(size))


def test_two_personalizations_give_two_streams_even_from_the_same_entropy() -> None:
    one = HmacDrbg(fixed, personalization=b"table 1")
    two = HmacDrbg(fixed, personalization=b"table 2")
    assert one.generate(32) != two.generate(32)


def test_prediction_resistance_asks_for_entropy_at_every_request() -> None:
    asked: list[int] = []

    def count(size: int) -> bytes:
        asked.append(size)
        return os.urandom(size)

    drbg = HmacDrbg(count, prediction_resistance=True)
    drbg.generate(32)
    drbg.generate(32)
    assert asked == [32, 16, 32, 32]


@pytest.mark.parametrize("size", [0, -1, (1 << 16) + 1])
def test_a_request_outside_the_standards_limits_is_refused(size: int) -> None:
    with pytest.raises(Refused) as refused:
        HmacDrbg(fixed).generate(size)
    assert refused.value.code == "drbg_request"


def test_a_source_that_gives_too_little_stops_the_generator() -> None:
    with pytest.raises(Refused) as refused:
        HmacDrbg(lambda size: bytes(size - 1))
    assert refused.value.code == "entropy_failed"


def test_the_state_is_not_in_the_representation() -> None:
    drbg = HmacDrbg(fixed)
    assert drbg._key.hex() not in repr(drbg)
    assert repr(drbg) == "<HmacDrbg>"


def in_fork(action: object) -> str:
    """What `action()` said in a forked child: the refusal's code, or "drew" when it generated."""
    assert callable(action)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            action()
            said = "drew"
        except Refused as refused:
            said = refused.code
        except BaseException as error:
            said = repr(error)
        os.write(write, said.encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as answer:
        said = answer.read().decode()
    os.waitpid(child, 0)
    return said


@pytest.mark.parametrize("prediction_resistance", [False, True])
def test_a_forked_copy_refuses_and_the_parent_goes_on(prediction_resistance: bool) -> None:
    drbg = HmacDrbg(os.urandom, prediction_resistance=prediction_resistance)
    assert in_fork(lambda: drbg.generate(32)) == "drbg_forked"
    assert in_fork(drbg.reseed) == "drbg_forked"
    assert len(drbg.generate(32)) == 32


def test_the_forked_copy_has_lost_the_state_itself() -> None:
    drbg = HmacDrbg(os.urandom)
    held = drbg._key

    def look() -> None:
        if drbg._key == held or any(drbg._key):
            return
        raise Refused("state_gone", "The copy holds nothing of the parent's state.")

    assert in_fork(look) == "state_gone"
