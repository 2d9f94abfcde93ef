/** Names of lines, told apart where two are called the same: a list shows whatever the house says, and never stops. */
export function apart(names: string[]): string[] {
  const times = new Map<string, number>();
  return names.map((name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} (${time})`;
  });
}
