/** How many addresses a person may save. */
export const ADDRESSES_MAX = 20;

/** Characters of each text. Address and landmark together fit the 500 of a delivery address. */
export const ADDRESS_LIMITS = { label: 40, address: 380, landmark: 100 } as const;
