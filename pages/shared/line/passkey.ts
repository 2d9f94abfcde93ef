/** Passkeys, where the browser offers them: the device signs the house's challenge, and no passphrase is typed. */
import type { Answers } from "$shared/wire/api";
import { ask } from "./http";

type Options = Answers["POST /api/session/passkey/challenge"];

export function offered(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

function given(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey was given");
  return credential.toJSON() as unknown as Record<string, unknown>;
}

export async function signInWithPasskey(): Promise<void> {
  const { publicKey }: Options = await ask("POST /api/session/passkey/challenge", {});
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(
    publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = given(await navigator.credentials.get({ publicKey: options }));
  await ask("POST /api/session/passkey", {}, { body: { credential } });
}

export async function registerPasskey(name: string): Promise<void> {
  const { publicKey }: Options = await ask("POST /api/session/passkeys/challenge", {});
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(
    publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = given(await navigator.credentials.create({ publicKey: options }));
  await ask("POST /api/session/passkeys", {}, { body: { name, credential } });
}
