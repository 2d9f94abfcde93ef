/** How far somebody can sign in, in words. */
import type { PersonShown } from "$shared/wire/api";
import { t } from "../office.svelte";

export const standing = (one: PersonShown): string =>
  !one.signs_in
    ? t().staff.noAccount
    : !one.active
      ? t().staff.gone
      : one.lost
        ? t().staff.isLost
        : one.strangers_wait > 0
          ? t().staff.wrongTries
          : one.started
            ? t().staff.ready
            : t().staff.codeOut;

export const good = (one: PersonShown): boolean => one.started && one.active && one.strangers_wait === 0;
