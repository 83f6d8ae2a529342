/** Returns units with their sign: '+3' for those that came, '−2' for those that went. */
export const signedUnits = (units: number): string => (units > 0 ? `+${units}` : `−${-units}`);
