/* What the electricity of a television costs. */

export const runningCost = 'बिजली का खर्च';
export const aYear = (cost: string) => `${cost} प्रति वर्ष`;
export const units = (year: string, day: string) => `साल में ${year} यूनिट बिजली, हर दिन ${day} यूनिट।`;
export const assumed = (tariff: string, hours: number) => `${tariff} प्रति यूनिट और हर दिन ${hours} घंटे पर।`;
export const labelHours = (hours: number) => `ऊर्जा लेबल हर दिन ${hours} घंटे मानता है।`;
export const tariff = 'आपके यहाँ एक यूनिट की कीमत (₹)';
export const hours = 'हर दिन घंटे';
export const electricityAYear = 'साल भर की बिजली';
export const yourFigures = 'आपके आँकड़े इसी ब्राउज़र में रहते हैं और तुलना में भी काम आते हैं।';
