import { STAND_SPAN_NAMES } from '../fit/fit.values';

/** Names under which specifications state what a set-up needs, the usual one first; other names of their terms count too. */
export const SET_UP_NAMES = {
  box: ['In the box', 'Box contents', 'Sales package'],
  wallMount: ['Wall mount', 'VESA', 'VESA mount'],
  standSpan: STAND_SPAN_NAMES,
  hdmi: ['HDMI', 'HDMI ports', 'No. of HDMI ports', 'HDMI inputs'],
  soundbar: ['To a soundbar', 'Soundbar connection'],
  headphones: ['Headphones', 'Headphone jack'],
  usb: ['USB', 'USB ports', 'No. of USB ports'],
  antenna: ['Cable and antenna', 'RF input', 'Antenna input'],
  network: ['Network'],
  wifi: ['Wi-Fi', 'Wireless', 'Wi-Fi bands'],
  bluetooth: ['Bluetooth', 'Bluetooth version'],
  system: ['System', 'Operating system', 'OS', 'Smart TV platform'],
  voice: ['Voice', 'Voice control'],
  power: ['Power', 'Power supply', 'Power requirement'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SetUpName = keyof typeof SET_UP_NAMES;

/** Parts of a box that have a name in every language; others are shown as staff wrote them. */
export const BOX_PARTS = [
  'television',
  'stand',
  'remote',
  'batteries',
  'power-cord',
  'manual',
  'warranty-card',
  'wall-bracket',
  'screws',
] as const;
export type BoxPart = (typeof BOX_PARTS)[number];

/** What is connected, in the order of the guide. */
export const CONNECTION_PURPOSES = [
  'set-top-box',
  'soundbar',
  'antenna',
  'network',
  'usb',
  'headphones',
  'old-player',
] as const;
export type ConnectionPurpose = (typeof CONNECTION_PURPOSES)[number];

/** Sockets and radio links of televisions. */
export const CONNECTION_WAYS = [
  'hdmi',
  'hdmi-earc',
  'hdmi-arc',
  'optical',
  'rf',
  'composite',
  'ethernet',
  'wifi-5-ghz',
  'wifi',
  'usb',
  'headphone-jack',
  'bluetooth',
] as const;
export type ConnectionWay = (typeof CONNECTION_WAYS)[number];

/** What is done when a television is switched on for the first time, in order. */
export const START_STEPS = ['power', 'language', 'network', 'channels', 'update', 'apps', 'voice'] as const;
export type StartStep = (typeof START_STEPS)[number];

export const CARRY_REASONS = ['weight', 'size'] as const;
export type CarryReason = (typeof CARRY_REASONS)[number];

/** Height of the eyes of somebody on a sofa, in centimetres. */
export const EYES_CM = 110;
