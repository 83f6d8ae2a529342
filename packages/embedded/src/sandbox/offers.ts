/** An offer of no-cost EMI as the sandbox's dashboard knows it. */
export interface SandboxOffer {
  id: string;
  months: number;
  /** A year, in hundredths of a percent. */
  rateBasisPoints: number;
}

const BASIS_POINTS_A_MONTH = 120_000;

/** Returns the offer of an id that ends in its months and rate, such as `offer_Hdfc6m1600`; undefined for any other. */
export function offerOf(id: string): SandboxOffer | undefined {
  const [, months, rate] = /^offer_[A-Za-z0-9]*?(\d+)m(\d+)$/.exec(id) ?? [];
  return months && rate ? { id, months: Number(months), rateBasisPoints: Number(rate) } : undefined;
}

/** Returns what no-cost EMI takes off an amount in paise: the interest that the bank adds again. */
export function discountOf({ months, rateBasisPoints }: SandboxOffer, amount: number): number {
  const rate = rateBasisPoints / BASIS_POINTS_A_MONTH;
  return amount - Math.round(((amount / months) * (1 - (1 + rate) ** -months)) / rate);
}
