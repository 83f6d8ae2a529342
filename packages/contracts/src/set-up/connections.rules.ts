import { parseSpecificationValue } from '../specifications/parse-specification-value';
import type { ConnectionPurpose, ConnectionWay } from './set-up.values';
import { CONNECTION_PURPOSES } from './set-up.values';
import type { SpecificationReader } from './specification-reader';

interface Connection {
  purpose: ConnectionPurpose;
  /** What it has for that, the best first. */
  ways: ConnectionWay[];
}

interface Connections {
  hdmiCount: number | null;
  /** Which return channel one of its HDMI sockets has; null where none is stated. */
  audioReturn: 'earc' | 'arc' | null;
  connections: Connection[];
}

const MOST_HDMI = 12;
const ANSWER = { type: 'yes-no', unit: null, choices: [] } as const;
const COUNT = { type: 'number', unit: null, choices: [] } as const;

/** Returns a value that says there is something; an empty text where it says no, or nothing is stated. */
const present = (value: string | undefined): string =>
  value === undefined || parseSpecificationValue(value, ANSWER).isYes === false ? '' : value;

/** "2.1" is a version, "3" and "3 × HDMI 2.1" are counts. */
const VERSION = /^\d+\.\d/;

function countHdmi(value: string): number | null {
  if (VERSION.test(value)) return null;
  const { amount } = parseSpecificationValue(value, COUNT);
  return amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= MOST_HDMI ? amount : null;
}

const listed = (ways: readonly (ConnectionWay | false)[]) => ways.filter((way) => way !== false);

/** Everything that is stated of sockets and radio links; an empty text where there is none. */
function readStated(stated: SpecificationReader) {
  const [hdmi, soundbar, headphones] = [
    present(stated('hdmi')),
    present(stated('soundbar')),
    present(stated('headphones')),
  ];
  const [usb, antenna, network] = [
    present(stated('usb')),
    present(stated('antenna')),
    present(stated('network')),
  ];
  const [wifi, bluetooth] = [present(stated('wifi')), present(stated('bluetooth'))];
  return { hdmi, soundbar, headphones, usb, antenna, network, wifi, bluetooth };
}

function audioReturnOf({ hdmi, soundbar }: ReturnType<typeof readStated>): Connections['audioReturn'] {
  const text = `${hdmi} ${soundbar}`;
  if (/\beARC\b/i.test(text)) return 'earc';
  return /\bARC\b/i.test(text) ? 'arc' : null;
}

/** Returns which of its sockets a television has for what; what its specification does not state is left out. */
export function connectionsOf(reader: SpecificationReader): Connections {
  const stated = readStated(reader);
  const { hdmi, soundbar, headphones, usb, antenna, network, wifi, bluetooth } = stated;
  const audioReturn = audioReturnOf(stated);
  const ways: Readonly<Record<ConnectionPurpose, ConnectionWay[]>> = {
    'set-top-box': listed([hdmi !== '' && 'hdmi']),
    soundbar: listed([
      audioReturn !== null && `hdmi-${audioReturn}`,
      /\boptical|\bs\/?pdif|toslink/i.test(soundbar) && 'optical',
      /bluetooth/i.test(soundbar === '' ? bluetooth && 'bluetooth' : soundbar) && 'bluetooth',
    ]),
    antenna: listed([/\brf\b|antenna|aerial|coax|tuner|^\d|^yes/i.test(antenna) && 'rf']),
    network: listed([
      /ethernet|\blan\b|rj-?45/i.test(network) && 'ethernet',
      /\b5(\.\d)?\b|dual/i.test(wifi) ? 'wifi-5-ghz' : (wifi !== '' || /wi-?fi/i.test(network)) && 'wifi',
    ]),
    usb: listed([usb !== '' && 'usb']),
    headphones: listed([
      /3\.5|jack|socket|^yes|^\d/i.test(headphones) && 'headphone-jack',
      /bluetooth/i.test(headphones) && 'bluetooth',
    ]),
    'old-player': listed([/composite|\bav\b|\brca\b|cvbs/i.test(antenna) && 'composite']),
  };
  return {
    hdmiCount: countHdmi(hdmi),
    audioReturn,
    connections: CONNECTION_PURPOSES.flatMap((purpose) =>
      ways[purpose].length > 0 ? [{ purpose, ways: ways[purpose] }] : [],
    ),
  };
}
