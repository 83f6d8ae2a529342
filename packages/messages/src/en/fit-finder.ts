import { counted } from '@aabha/contracts/counts/counts';
import type { FitRole, RoomLight, RoomLimit, RoomUse } from '@aabha/contracts/fit/fit.values';
import type { Resolution, Technology } from '@aabha/contracts/products/products.schema';

/* The page that finds televisions for a room. */

export const title = 'Find my television';
export const description =
  'Tell us how far you sit, and we show three televisions that fit your room, your door and your budget, with the reasons in plain words.';
export const intro = 'Tell us about your room. We show three televisions that fit it, and say why.';

export const metres = (length: string) => `${length} m`;
export const feet = (length: string) => `${length} ft`;
export const centimetres = (length: string) => `${length} cm`;
export const inches = (length: string) => `${length} in`;

export const yourRoom = 'Your room';
export const distance = 'How far from the screen do you sit?';
export const distanceHelp = 'From your eyes to the wall or table where the television will be.';
export const unit = 'Unit';
export const metresAndCentimetres = 'Metres';
export const feetAndInches = 'Feet';
export const optional = 'Optional: the more you tell us, the better the choice.';
export const wall = 'Width of the wall';
export const table = 'Width of the TV table';
export const door = 'Narrowest door, lift or stairs on the way in';
export const doorWidth = 'Width';
export const doorHeight = 'Height';
export const doorHelp = 'The box has to pass. In a lift it also has to stand: check its depth.';
export const light = 'Light in the room';
export const lights: Readonly<Record<RoomLight, string>> = {
  bright: 'Bright',
  mixed: 'Bright and dark',
  dark: 'Dark',
};
export const notSure = 'Not sure';
export const use = 'What you watch most';
export const uses: Readonly<Record<RoomUse, string>> = {
  films: 'Films and series',
  mixed: 'A bit of everything',
  'news-sport': 'News and sport',
};
export const budget = 'Budget';
export const find = 'Find my television';
export const startAgain = 'Start again';
export const invalidDistance = 'Enter a distance from 0.3 to 20 m (1 to 65 ft).';
export const invalidMeasure = 'Enter a measure from 10 cm to 20 m (4 to 787 inches).';
export const invalidBudget = 'Enter your budget in rupees, such as 45000.';

export const howFar = 'How far should you sit?';
export const howFarText =
  'A picture looks its best when it fills 30 to 40 degrees of your view. For each size that is this far away:';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const resultFor = (distance: string) => `Three that fit, seen from ${distance}`;
export const someResultFor = (count: number, distance: string) =>
  `${counted(count, 'television')} for your room, seen from ${distance}`;
export const noResultFor = 'Nothing fits all of your limits';
export const sizesFor = (min: number, max: number, distance: string) =>
  `From ${distance} a screen of ${min}″ to ${max}″ fills your view just right.`;
export const wallTakes = (inches: number) => `Your wall takes up to ${inches}″.`;
export const found = (count: number) =>
  `${counted(count, 'television')} in stock ${count === 1 ? 'is' : 'are'} within your limits.`;
export const foundSizes = (sizes: string) => `Of the right size: ${sizes}.`;
export const roles: Readonly<Record<FitRole, string>> = {
  best: 'Our choice',
  cheaper: 'Spend less',
  larger: 'Larger picture',
  'better-picture': 'Better picture',
  also: 'Also fits',
};
export const why = (product: string) => `Why ${product}`;
export const see = 'See this television';
export const electricity = (cost: string) => `Electricity about ${cost} a year`;
export const compareThese = 'Compare these side by side';
export const couldNotLoad = 'We could not look for televisions just now.';
export const tryAgain = 'Try again';

export const sizeRight = (inches: number, degrees: number, distance: string) =>
  `${inches}″ is the right size: from ${distance} it fills ${degrees}° of your view.`;
export const sizeSmall = (inches: number, distance: string, better: string) =>
  `${inches}″ looks small from ${distance}. It is at its best from ${better} or nearer.`;
export const sizeLarge = (inches: number, distance: string, better: string) =>
  `${inches}″ is large from ${distance}. It is easier on the eyes from ${better} or farther.`;
export const sharp = (resolution: Resolution) =>
  `From there your eyes can make use of ${resolution}, and this set has it.`;
export const finer = (resolution: Resolution, enough: Resolution) =>
  `It has ${resolution}. From there your eyes could not tell it from ${enough}.`;
export const coarse = (resolution: Resolution, needed: Resolution) =>
  `It has ${resolution}. From there you may see single dots; ${needed} would look sharper.`;
export const wallFits = (width: string, left: string) =>
  `It is ${width} wide: your wall has ${left} left on each side.`;
export const wallUnknown = 'Its width is not stated.';
export const tableFits = (span: string, table: string) =>
  `Its stand is ${span} wide and fits on your table of ${table}.`;
export const tableUnknown = 'The width of its stand is not stated. Please ask us before you order.';
export const doorFits = (box: string) => `Its box of ${box} goes through.`;
export const doorUnknown = 'The size of its box is not stated. Please ask us before you order.';
const IN_LIGHT: Readonly<Record<RoomLight, Readonly<Record<Technology, string>>>> = {
  bright: {
    'Mini-LED': 'Mini-LED is very bright, so daylight does not wash the picture out.',
    QLED: 'QLED keeps its colours in a bright room.',
    LED: 'LED is bright enough for daylight, though QLED has richer colours there.',
    OLED: 'OLED is less bright than others: draw the curtains by day.',
  },
  mixed: {
    'Mini-LED': 'Mini-LED is bright by day and dark by night.',
    QLED: 'QLED is bright by day and good in the evening.',
    OLED: 'OLED is at its best in the evening and good by day.',
    LED: 'LED is fine by day; in the dark its black looks a little grey.',
  },
  dark: {
    OLED: 'OLED shows true black, which is best in a dark room.',
    'Mini-LED': 'Mini-LED dims in zones, so dark scenes stay dark.',
    QLED: 'QLED is good in a dark room, though OLED has deeper black.',
    LED: 'In a dark room the black of LED looks a little grey.',
  },
};
export const inLight = (light: RoomLight, technology: Technology) => IN_LIGHT[light][technology];
const FOR_FILMS: Readonly<Record<Technology, string>> = {
  OLED: 'For films: each pixel makes its own light, so shadows have depth.',
  'Mini-LED': 'For films: hundreds of small lights give strong contrast.',
  QLED: 'For films: rich colours, with medium contrast.',
  LED: 'For films: a good price, with simple contrast.',
};
export const forFilms = (technology: Technology) => FOR_FILMS[technology];
export const motionSmooth = (hertz: number) => `For sport: its ${hertz} Hz panel keeps fast balls sharp.`;
export const motionPlain = (hertz: number) =>
  `For news and most sport its ${hertz} Hz panel is enough; 120 Hz is smoother.`;
export const stillLogos = 'For news: on an OLED, logos that stand still for hours can leave a trace.';
export const belowBudget = (left: string) => `It leaves ${left} of your budget.`;
export const wholeBudget = 'It costs exactly your budget.';

export const whatToRelax = 'What would help';
export const relax = (limit: RoomLimit, count: number, least: string) =>
  ({
    budget: `With a budget of ${least}, ${counted(count, 'television')} would fit.`,
    wall: `With a wall of ${least}, ${counted(count, 'television')} would fit.`,
    table: `With a table of ${least}, or on the wall, ${counted(count, 'television')} would fit.`,
    door: `Through a larger door, or a window, ${counted(count, 'television')} would fit.`,
  })[limit];
export const relaxLink: Readonly<Record<RoomLimit, string>> = {
  budget: 'Search without a budget',
  wall: 'Search without the wall',
  table: 'Search without the table',
  door: 'Search without the door',
};
export const relaxSeveral = 'No single change is enough. Please leave out some of your limits.';
export const nothingInStock = 'No television is in stock just now. Please look again later.';

export const drawing = 'Your room from above, drawn to scale';
export const exampleDrawing = 'For example, a room from above';
export const exampleTelevision = 'television';
export const drawingWall = (wall: string) => `The wall is ${wall} wide.`;
export const drawingTelevision = (inches: number, width: string, name: string) =>
  `In its middle is the ${inches}″ ${name}, ${width} wide.`;
export const drawingTable = (table: string) => `It is on a table that is ${table} wide.`;
export const drawingViewer = (distance: string, degrees: number) =>
  `You sit ${distance} from the screen and see it at an angle of ${degrees}°.`;
export const drawingSofa = (sofa: string) => `The sofa is drawn ${sofa} wide, as for three people.`;
export const sofa = 'Sofa';
