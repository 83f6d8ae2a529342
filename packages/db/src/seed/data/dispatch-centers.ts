/** The demo's dispatch centres with their cut-offs, by the city of the hub. */
export const CENTERS: Readonly<
  Record<string, { pin: string; cutoff: string; leadHours: number; unitsPerDay: number | null }>
> = {
  Delhi: { pin: '110037', cutoff: '16:00', leadHours: 0, unitsPerDay: null },
  Lucknow: { pin: '226008', cutoff: '13:00', leadHours: 0, unitsPerDay: null },
  Jaipur: { pin: '302022', cutoff: '13:00', leadHours: 0, unitsPerDay: null },
  Ahmedabad: { pin: '382405', cutoff: '14:00', leadHours: 0, unitsPerDay: null },
  Mumbai: { pin: '421302', cutoff: '15:00', leadHours: 0, unitsPerDay: null },
  Pune: { pin: '412207', cutoff: '13:00', leadHours: 0, unitsPerDay: null },
  Indore: { pin: '453771', cutoff: '12:00', leadHours: 0, unitsPerDay: null },
  Hyderabad: { pin: '501218', cutoff: '14:00', leadHours: 0, unitsPerDay: null },
  Bengaluru: { pin: '562123', cutoff: '14:00', leadHours: 0, unitsPerDay: null },
  Chennai: { pin: '602105', cutoff: '14:00', leadHours: 0, unitsPerDay: null },
  Kochi: { pin: '683503', cutoff: '13:00', leadHours: 0, unitsPerDay: null },
  Kolkata: { pin: '711302', cutoff: '13:00', leadHours: 0, unitsPerDay: null },
  Guwahati: { pin: '781101', cutoff: '11:00', leadHours: 24, unitsPerDay: 40 },
  Patna: { pin: '801505', cutoff: '12:00', leadHours: 0, unitsPerDay: 60 },
};

/** The district of each hub's own city, where it delivers the day after. */
export const CITY_DISTRICTS: Readonly<Record<string, string>> = {
  Lucknow: 'Lucknow',
  Jaipur: 'Jaipur',
  Ahmedabad: 'Ahmedabad',
  Mumbai: 'Mumbai',
  Pune: 'Pune',
  Indore: 'Indore',
  Hyderabad: 'Hyderabad',
  Bengaluru: 'Bengaluru',
  Chennai: 'Chennai',
  Kochi: 'Ernakulam',
  Kolkata: 'Kolkata',
  Guwahati: 'Kamrup',
  Patna: 'Patna',
};

interface Transit {
  min: number;
  max: number;
  /** Left out: Monday to Saturday. */
  weekdays?: number[];
}

/** Working days on the way within a city (two men carry what is heavy), to its State, and to other States. */
export const IN_CITY: Transit = { min: 1, max: 2 };
export const IN_STATE: Transit = { min: 2, max: 3 };
export const ELSEWHERE: Transit = { min: 3, max: 5 };
/** The heaviest carton that one man delivers. */
export const ONE_MAN_KG = 18;

/** States that take longer: hills, and islands with a ship on some days. */
export const FAR_STATES: Readonly<Record<string, Transit>> = {
  'Andaman and Nicobar Islands': { min: 8, max: 9 },
  'Arunachal Pradesh': { min: 5, max: 8 },
  'Himachal Pradesh': { min: 4, max: 6 },
  'Jammu and Kashmir': { min: 5, max: 7 },
  Ladakh: { min: 7, max: 10, weekdays: [1, 4] },
  Lakshadweep: { min: 9, max: 12, weekdays: [2, 5] },
  Manipur: { min: 5, max: 7 },
  Meghalaya: { min: 3, max: 5 },
  Mizoram: { min: 6, max: 8 },
  Nagaland: { min: 5, max: 7 },
  Sikkim: { min: 5, max: 7 },
  Tripura: { min: 5, max: 7 },
};

/** Days on which a centre is closed, or has another capacity. */
export const CENTER_DAYS = [
  { city: 'Guwahati', day: '2027-01-15', units: 0, note: 'Magh Bihu' },
  { city: 'Chennai', day: '2027-01-15', units: 0, note: 'Pongal' },
  { city: 'Kolkata', day: '2027-01-23', units: 0, note: 'Netaji Jayanti' },
  { city: 'Mumbai', day: '2027-02-19', units: 0, note: 'Shivaji Jayanti' },
  { city: 'Bengaluru', day: '2027-04-07', units: 0, note: 'Ugadi' },
  { city: 'Hyderabad', day: '2027-04-07', units: 0, note: 'Ugadi' },
  { city: 'Bengaluru', day: '2027-03-31', units: 80, note: 'Annual stock count' },
] as const;
