import { counted } from '@aabha/contracts/counts/counts';
import type {
  BoxPart,
  ConnectionPurpose,
  ConnectionWay,
  StartStep,
} from '@aabha/contracts/set-up/set-up.values';

/* The guide to setting up a television. */

export const guide = 'Set-up guide';
export const title = (name: string) => `Set up the ${name}`;
export const description = (name: string) =>
  `How to unpack, place, connect and check the ${name}: what is in the box, furniture or wall bracket, which socket for what, and whom to call.`;
export const lead =
  'Step by step from the closed carton to the first film. Tick off what is done; your ticks stay in this browser.';
export const done = (ticked: number, all: number) => `${ticked} of ${all} done`;
export const print = 'Print';
export const startOver = 'Clear all ticks';
export const seeTelevision = 'See this television';
export const notSoldAnyMore = 'We do not sell this television any more. The guide stays here.';

export const metres = (metres: number) => `${metres} m`;
export const centimetres = (cm: number) => `${cm} cm`;
export const kilograms = (kg: number) => `${kg} kg`;

export const unpack = 'Unpack';
export const people = {
  weight: (people: number, weight: string) =>
    `${people === 1 ? 'One person' : `${people === 2 ? 'Two' : 'Three'} people`} can carry it: it weighs ${weight} in its carton.`,
  size: (people: number, inches: number) =>
    `${people === 2 ? 'Two' : 'Three'} people carry it: ${inches} inches are too wide for fewer hands.`,
  none: 'One person can lift it. Hold it by its edges, never by the screen.',
};
export const film = 'Record a video from the closed carton until it is switched on.';
export const filmWhy = 'With it we decide on damage the same day.';
export const unboxingPolicy = 'Unboxing policy';
export const keepCarton = (days: number) =>
  `Keep carton and foam for ${counted(days, 'day')}: a return needs them.`;

export const box = 'In the box';
export const boxHint = 'Is something missing? Call us the same day.';
export const boxNotStated = 'The first page of its manual lists what should be in the box.';
export const parts: Readonly<Record<BoxPart, string>> = {
  television: 'Television',
  stand: 'Stand or feet',
  remote: 'Remote control',
  batteries: 'Batteries of the remote',
  'power-cord': 'Power cord',
  manual: 'Manual',
  'warranty-card': 'Warranty card',
  'wall-bracket': 'Wall bracket',
  screws: 'Screws',
};

export const place = 'Stand or wall';
export const seat = (from: string, to: string) => `Sit ${from} to ${to} from the screen.`;
export const centre = (height: string) =>
  `The middle of the screen belongs at your eyes: about ${height} above the floor from a sofa.`;
export const onStand = 'On its stand';
export const furnitureSize = (width: string, depth: string) =>
  `The furniture is at least ${width} wide and ${depth} deep.`;
export const furnitureWidth = (width: string) => `The furniture is at least ${width} wide.`;
export const furnitureHeight = (height: string) => `Best height of the furniture: about ${height}.`;
export const standFirst = 'Fix the stand before you let go. The furniture is level and does not rock.';
export const onWall = 'On the wall';
export const noWall = 'This television is not made for a wall.';
export const vesa = (width: number, height: number) => `Bracket: VESA ${width} × ${height} mm.`;
export const vesaNotStated = 'Its manual says which bracket fits.';
export const screws = (threads: string) => `Screws: four ${threads}. Their length is in the manual.`;
export const or = (one: string, other: string) => `${one} or ${other}`;
export const bracketLoad = (weight: string) => `The bracket holds at least ${weight}.`;
export const wallHeight = (middle: string, highest: string) =>
  `Middle of the screen ${middle} to ${highest} above the floor; higher bends the neck.`;
export const technician = 'An authorised technician mounts it. Call us and we suggest one near you.';
export const standsFirmly = 'It stands or hangs firmly, with a hand of air behind it';

export const connect = 'Connect';
export const connectHint = 'Switch everything off before you plug it in.';
export const purposes: Readonly<Record<ConnectionPurpose, string>> = {
  'set-top-box': 'Set-top box, player or console',
  soundbar: 'Soundbar or amplifier',
  antenna: 'Antenna or cable without a box',
  network: 'Internet',
  usb: 'Pen drive or hard disk',
  headphones: 'Headphones',
  'old-player': 'Old player with three round plugs',
};
export const ways: Readonly<Record<ConnectionWay, string>> = {
  hdmi: 'HDMI',
  'hdmi-earc': 'HDMI with eARC',
  'hdmi-arc': 'HDMI with ARC',
  optical: 'optical socket',
  rf: 'antenna socket (RF)',
  composite: 'AV socket',
  ethernet: 'network socket (Ethernet)',
  'wifi-5-ghz': 'Wi-Fi, 5 GHz where it reaches',
  wifi: 'Wi-Fi',
  usb: 'USB',
  'headphone-jack': '3.5 mm socket',
  bluetooth: 'Bluetooth',
};
export const otherWays = (ways: string) => `Otherwise: ${ways}.`;
export const hdmiLeft = (left: number) =>
  left === 1 ? 'One HDMI socket is left for it.' : `${left} HDMI sockets are left for it.`;
export const hdmiCount = (count: number) => `It has ${counted(count, 'HDMI socket')}.`;
export const soundbarNote = {
  earc: 'Use the socket that says eARC: sound goes out on the same cable, and one remote does both. Use a High Speed cable with Ethernet or better.',
  arc: 'Use the socket that says ARC: sound goes out on the same cable, and one remote does both.',
};
export const noConnections = 'Its specification names no sockets. The manual has a drawing of its back.';

export const start = 'First start';
export const startSteps: Readonly<Record<StartStep, string>> = {
  power:
    'Plug it into a wall socket of its own, not into a crowded extension board. Batteries into the remote.',
  language: 'Choose language and country, and “Home”, not “Shop”.',
  network: 'Connect it to the internet.',
  channels: 'Search for channels, if there is an antenna or a cable without a box.',
  update: 'Install the update that it offers, and do not switch it off meanwhile.',
  apps: 'Sign in to your apps.',
  voice: 'Pair the remote, so that it hears your voice.',
};
export const powerIs = (power: string) => `It takes ${power}.`;
export const systemIs = (system: string) => `Its system: ${system}.`;

export const check = 'Check the screen';
export const checkText = (days: number) =>
  `Look for faulty pixels in the first ${counted(days, 'day')}, while you can still return it. Our pixel lab shows full colours and counts with you.`;
export const pixelLab = 'Open the pixel lab';
export const checked = 'The screen is checked';

export const energy = 'Save electricity';
export const label = (stars: number, units: string) =>
  `Its label has ${counted(stars, 'star')}: ${units} units of electricity a year.`;
export const pictureMode = 'Choose the picture mode “Standard” or “Eco”. “Vivid” and “Shop” take much more.';
export const ambient = 'Switch on automatic brightness, if the menu has it.';
export const standby = (watts: string) => `In standby it takes ${watts} W. Before a holiday pull the plug.`;

export const help = 'Whom to call';
export const helpText = 'We help you set it up, by telephone and by email.';
export const call = 'Call';
export const write = 'Write to us';
export const complain = 'Something is broken or missing';
export const warranty = 'The warranty passport of your television is with its order.';
