"""Figures that the random generator must reproduce before it may draw: NIST CAVP, DRBG test vectors, HMAC_DRBG SHA-256.

Source: NIST Cryptographic Algorithm Validation Program, drbgvectors (HMAC_DRBG.rsp); each case names the file it is
from (no_reseed, pr_false, pr_true), its section by input lengths in bits, and its count.
"""

from __future__ import annotations

from hmac import compare_digest

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.random.drbg import HmacDrbg


@dataclass(frozen=True, slots=True)
class KnownAnswer:
    """One published case, in hexadecimal as published. The second of two requests gives `returned`."""

    name: str
    entropy: str
    nonce: str
    returned: str
    personalization: str = ""
    reseed: str = ""
    reseed_additional: str = ""
    additional: tuple[str, str] = ("", "")
    fresh: tuple[str, ...] = ()

    def holds(self) -> bool:
        supplied = [bytes.fromhex(part) for part in (self.entropy, self.nonce, self.reseed, *self.fresh) if part]
        drbg = HmacDrbg(
            lambda _size: supplied.pop(0),
            personalization=bytes.fromhex(self.personalization),
            prediction_resistance=bool(self.fresh),
        )
        if self.reseed:
            drbg.reseed(bytes.fromhex(self.reseed_additional))
        wanted = bytes.fromhex(self.returned)
        drbg.generate(len(wanted), bytes.fromhex(self.additional[0]))
        return compare_digest(drbg.generate(len(wanted), bytes.fromhex(self.additional[1])), wanted) and not supplied


def self_test(answers: tuple[KnownAnswer, ...] | None = None) -> None:
    """The start-up test of SP 800-90A section 11.3: one differing figure and the wheel does not start."""
    for answer in KNOWN_ANSWERS if answers is None else answers:
        if not answer.holds():
            raise Refused(
                "drbg_self_test",
                "The random generator does not reproduce NIST's published figures; replace this installation.",
                case=answer.name,
            )


KNOWN_ANSWERS = (
    KnownAnswer(
        "no_reseed, personalization 256, additional input 256, count 0",
        entropy="5d3286bc53a258a53ba781e2c4dcd79a790e43bbe0e89fb3eed39086be34174b",
        nonce="c5422294b7318952ace7055ab7570abf",
        personalization="2dba094d008e150d51c4135bb2f03dcde9cbf3468a12908a1b025c120c985b9d",
        additional=(
            "793a7ef8f6f0482beac542bb785c10f8b7b406a4de92667ab168ecc2cf7573c6",
            "2238cdb4e23d629fe0c2a83dd8d5144ce1a6229ef41dabe2a99ff722e510b530",
        ),
        returned=(
            "d04678198ae7e1aeb435b45291458ffde0891560748b43330eaf866b5a6385e74c6fa5a5a44bdb284d436e98d244018d"
            "6acedcdfa2e9f499d8089e4db86ae89a6ab2d19cb705e2f048f97fb597f04106a1fa6a1416ad3d859118e079a0c319eb"
            "95686f4cbcce3b5101c7a0b010ef029c4ef6d06cdfac97efb9773891688c37cf"
        ),
    ),
    KnownAnswer(
        "pr_false, personalization 256, additional input 256, count 0",
        entropy="cdb0d9117cc6dbc9ef9dcb06a97579841d72dc18b2d46a1cb61e314012bdf416",
        nonce="d0c0d01d156016d0eb6b7e9c7c3c8da8",
        personalization="6f0fb9eab3f9ea7ab0a719bfa879bf0aaed683307fda0c6d73ce018b6e34faaa",
        reseed="8ec6f7d5a8e2e88f43986f70b86e050d07c84b931bcf18e601c5a3eee3064c82",
        reseed_additional="1ab4ca9014fa98a55938316de8ba5a68c629b0741bdd058c4d70c91cda5099b3",
        additional=(
            "16e2d0721b58d839a122852abd3bf2c942a31c84d82fca74211871880d7162ff",
            "53686f042a7b087d5d2eca0d2a96de131f275ed7151189f7ca52deaa78b79fb2",
        ),
        returned=(
            "dda04a2ca7b8147af1548f5d086591ca4fd951a345ce52b3cd49d47e84aa31a183e31fbc42a1ff1d95afec7143c8008c"
            "97bc2a9c091df0a763848391f68cb4a366ad89857ac725a53b303ddea767be8dc5f605b1b95f6d24c9f06be65a973a08"
            "9320b3cc42569dcfd4b92b62a993785b0301b3fc452445656fce22664827b88f"
        ),
    ),
    KnownAnswer(
        "pr_true, personalization 256, additional input 256, count 0",
        entropy="4294671d493dc085b5184607d7de2ff2b6aceb734a1b026f6cfee7c5a90f03da",
        nonce="d071544e599235d5eb38b64b551d2a6e",
        personalization="63bc769ae1d95a98bde870e4db7776297041d37c8a5c688d4e024b78d83f4d78",
        additional=(
            "28848becd3f47696f124f4b14853a456156f69be583a7d4682cff8d44b39e1d3",
            "8bfce0b7132661c3cd78175d83926f643e36f7608eec2c5dac3ddcbacc8c2182",
        ),
        fresh=(
            "db9b4790b62336fbb9a684b82947065393eeef8f57bd2477141ad17e776dac34",
            "4a9abe80f6f522f29878bedf8245b27940a76471006fb4a4110beb4decb6c341",
        ),
        returned=(
            "e580dc969194b2b18a97478aef9d1a72390aff14562747bf080d741527a6655ce7fc135325b457483a9f9c70f91165a8"
            "11cf4524b50d51199a0df3bd60d12abac27d0bf6618e6b114e05420352e23f3603dfe8a225dc19b3d1fff1dc245dc6b1"
            "df24c741744bec3f9437dbbf222df84881a457a589e7815ef132f686b760f012"
        ),
    ),
)
