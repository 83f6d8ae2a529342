/** The pictures that screens show, each a small scene that is rendered like the sets. */
export const SCENES = [
  'aurora',
  'balloons',
  'cricket',
  'diyas',
  'dunes',
  'earth',
  'fruit',
  'marbles',
  'mountains',
  'neon',
  'night_street',
  'ocean',
  'peacock',
  'silk',
] as const;
export type Scene = (typeof SCENES)[number];

/** What each series shows from the front and at an angle: what it is sold for. */
export const SCENES_OF_SERIES: Readonly<Record<string, readonly [front: Scene, angle: Scene]>> = {
  'Kiranix Bindu': ['balloons', 'fruit'],
  'Kiranix Rekha': ['fruit', 'balloons'],
  'Kiranix Rekha Plus': ['mountains', 'ocean'],
  'Meghna Sahaj': ['ocean', 'balloons'],
  'Meghna Parivar': ['cricket', 'fruit'],
  'Meghna Utsav': ['diyas', 'cricket'],
  'Nilava Jhilmil': ['silk', 'marbles'],
  'Nilava Chandni': ['peacock', 'silk'],
  'Dhruvik Vega': ['neon', 'marbles'],
  'Dhruvik Vega Pro': ['night_street', 'neon'],
  'Dhruvik Arcade': ['neon', 'earth'],
  'Zentari Prism': ['marbles', 'peacock'],
  'Zentari Prism Max': ['dunes', 'night_street'],
  'Zentari Prism Eight': ['mountains', 'dunes'],
  'Velora Nocturne': ['earth', 'night_street'],
  'Velora Gallery': ['aurora', 'silk'],
  'Tarangi Atithi': ['ocean', 'mountains'],
  'Tarangi Rasoi': ['fruit', 'silk'],
};
