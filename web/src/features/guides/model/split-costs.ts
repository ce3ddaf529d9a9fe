/** What two people pay of their shared costs in one way of splitting them, and what each has left. */
export interface Split {
  readonly pays: readonly [mine: number, yours: number];
  readonly left: readonly [mine: number, yours: number];
}

/** Splits shared costs in half, in proportion to the incomes, and so that both have the same left. */
export function splitCosts(
  mine: number,
  yours: number,
  costs: number,
): Record<'half' | 'byIncome' | 'sameLeft', Split> {
  const split = (minePays: number): Split => {
    const pays = [Math.round(minePays), Math.round(costs) - Math.round(minePays)] as const;
    return { pays, left: [Math.round(mine) - pays[0], Math.round(yours) - pays[1]] };
  };
  const total = mine + yours;
  return {
    half: split(costs / 2),
    byIncome: split(total === 0 ? costs / 2 : (costs * mine) / total),
    sameLeft: split(mine - (total - costs) / 2),
  };
}

/** Reads an amount as people write it: `1,250`, `1 250.50`, `$900`. @returns null if it is none. */
export function readAmount(text: string | undefined): number | null {
  const digits = (text ?? '')
    .replace(/[^\d.,-]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  const amount = Number(digits);
  return digits === '' || !Number.isFinite(amount) || amount < 0 || amount > 1e9 ? null : amount;
}
