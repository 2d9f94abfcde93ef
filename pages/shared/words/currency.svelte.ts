/** The currency of the house: amounts on the wire are whole numbers of its smallest unit. */
export interface Currency {
  code: string;
  digits: number;
}
const house = $state<Currency>({ code: "USD", digits: 2 });

export function countsIn({ code, digits }: Currency): void {
  house.code = code;
  house.digits = digits;
}

/** Of the house; dollars until it is known. */
export function currency(): Readonly<Currency> {
  return house;
}
