/** What is told of a series: its story, the light behind its picture, its sound, its system. Keyed `Brand Series`. */
export interface SeriesStory {
  opening: string;
  closing: string;
  points: readonly [string, string];
  speakersW: number;
  speakers: string;
  system: string;
  chip: string;
  ramGb: number;
  storageGb: number;
  hdmi: string;
  usb: string;
  nits: number;
}

const basic = {
  speakersW: 20,
  speakers: '2 down-firing speakers',
  chip: 'Quad-core',
  ramGb: 1,
  storageGb: 8,
  hdmi: '2 × HDMI 1.4',
  usb: '2 × USB 2.0',
  nits: 220,
};
const family = {
  speakersW: 24,
  speakers: '2 down-firing speakers',
  chip: 'Quad-core',
  ramGb: 2,
  storageGb: 8,
  hdmi: '3 × HDMI 2.0, one with ARC',
  usb: '2 × USB 2.0',
  nits: 280,
};
const better = {
  speakersW: 30,
  speakers: '2 speakers and 2 tweeters',
  chip: 'Quad-core with picture engine',
  ramGb: 2,
  storageGb: 16,
  hdmi: '3 × HDMI 2.1, one with eARC',
  usb: '1 × USB 3.0, 1 × USB 2.0',
  nits: 450,
};
const best = {
  speakersW: 50,
  speakers: '4 speakers and a woofer in the back',
  chip: 'Octa-core with picture engine',
  ramGb: 4,
  storageGb: 32,
  hdmi: '4 × HDMI 2.1, one with eARC',
  usb: '2 × USB 3.0',
  nits: 1200,
};

export const SERIES: Readonly<Record<string, SeriesStory>> = {
  'Kiranix Bindu': {
    ...basic,
    opening:
      'Bindu is the television for the bedroom, the shop counter and the first home: small enough for any shelf, light enough to hang by yourself, and easy for everyone in the house.',
    closing:
      'It is an HD Ready set and we say so: it is all you need for news, serials and cable; if you mostly stream films, look at a Full HD model.',
    points: ['Starts to picture in 6 seconds', 'Works on an inverter from 100 to 240 V'],
    system: 'Linux with YouTube, Prime Video and Hotstar',
  },
  'Kiranix Rekha': {
    ...basic,
    nits: 250,
    opening:
      'Rekha brings Full HD to rooms where a large set would be too much. Faces look natural and the text of a score card stays sharp from across the room.',
    closing:
      'The remote has keys for the apps Indian homes use most, and a big mute button that can be found in the dark.',
    points: ['Full HD panel with wide viewing angle', 'Sleep timer and child lock'],
    system: 'Linux with YouTube, Netflix, Prime Video and Hotstar',
  },
  'Kiranix Rekha Plus': {
    ...family,
    opening:
      'Rekha Plus is a simple 4K television: four times the pixels of Full HD, Google TV to find what to watch, and a price that leaves room for a soundbar.',
    closing: 'Upscaling is careful rather than showy, so that cable channels look clean and not waxy.',
    points: [
      '4K upscaling for cable and DTH',
      'Voice remote that understands Hindi, Tamil and nine more languages',
    ],
    system: 'Google TV',
  },
  'Meghna Sahaj': {
    ...basic,
    opening:
      'Sahaj means easy, and that is what it is. Grandparents find their channel with one key; children find their cartoons by asking for them.',
    closing: 'The stand comes on without tools, and the wall bracket is in the box.',
    points: ['Wall bracket in the box', 'One-key access to five favourite channels'],
    system: 'Android TV 14',
  },
  'Meghna Parivar': {
    ...family,
    opening:
      'Parivar is made for the living room that is full on a Sunday: a wide picture that keeps its colours from the side seats, and speech that stays clear when everyone talks.',
    closing:
      'Profiles keep the children’s list separate from yours, and screen time can be limited from your phone.',
    points: ['Speech made clearer by a key on the remote', 'Profiles and screen-time limits for children'],
    system: 'Android TV 14',
  },
  'Meghna Utsav': {
    ...better,
    nits: 350,
    opening:
      'Utsav is the big screen for festivals and finals. Seventy-five inches fill a wall, and the picture stays clear even with all the Diwali lights on.',
    closing: 'Two people should carry it; our delivery team brings it to the room you want it in.',
    points: ['A picture as wide as a three-seat sofa', 'Sports mode with smooth motion'],
    system: 'Android TV 14',
  },
  'Nilava Jhilmil': {
    ...better,
    opening:
      'Jhilmil puts a film of quantum dots in front of the light, and the colours of a wedding video come out as you remember them: reds that are red, not orange.',
    closing: 'For its price it is the set we would buy for our own living room.',
    points: ['Quantum dots show over a billion shades', 'Dolby Vision and HDR10+'],
    system: 'Google TV',
  },
  'Nilava Chandni': {
    ...better,
    speakersW: 40,
    nits: 700,
    opening:
      'Chandni adds a 120 Hz panel to quantum dots. A fast ball keeps its seam, a camera panning over the hills stays steady, and films keep their film look when you want it.',
    closing: 'Its slim metal stand turns a little to either side, so that the kitchen can watch too.',
    points: ['120 Hz panel for cricket and action', 'Metal stand that turns 20° to either side'],
    system: 'Google TV',
  },
  'Dhruvik Vega': {
    ...better,
    nits: 550,
    opening:
      'Vega is for players. It responds to the controller in 6 milliseconds, shows the frame rate when you ask, and switches to game mode by itself when the console starts.',
    closing: 'When you are not playing, it is a good QLED television too.',
    points: ['Variable refresh rate without tearing', 'Responds to the controller in 6 ms'],
    system: 'Google TV',
  },
  'Dhruvik Vega Pro': {
    ...best,
    nits: 1000,
    opening:
      'Vega Pro lights its picture in hundreds of zones. A torch in a dark corridor glows, the corridor stays dark, and you can still see what hides there.',
    closing: 'With four full-speed HDMI ports, you never have to unplug anything.',
    points: ['Mini-LED light in up to 512 zones', '144 Hz with every console and PC'],
    system: 'Google TV',
  },
  'Dhruvik Arcade': {
    ...best,
    nits: 800,
    opening:
      'Arcade is an OLED for your desk or games room: each pixel makes its own light and switches off fully, in a tenth of a millisecond.',
    closing: 'A pixel refresh runs while it is off, and still scores are dimmed automatically.',
    points: ['Pixels respond in 0.1 ms', 'Perfect black and no light around the crosshair'],
    system: 'Google TV',
  },
  'Zentari Prism': {
    ...best,
    opening:
      'Prism is made for bright Indian rooms. The picture stays clear at noon, even with the curtains open.',
    closing: 'At night its Mini-LED zones dim so well that you see only the film.',
    points: ['Peak brightness of 1,200 nits', 'Anti-reflection layer for rooms with large windows'],
    system: 'Google TV',
  },
  'Zentari Prism Max': {
    ...best,
    nits: 1500,
    speakersW: 70,
    opening:
      'Prism Max is two metres of picture from edge to edge: the size at which people stop saying "the television" and start saying "the cinema".',
    closing: 'We look at your door, lift and wall before the delivery, and three people bring it in.',
    points: ['Site visit before delivery', 'Six-channel sound with upward speakers'],
    system: 'Google TV',
  },
  'Zentari Prism Eight': {
    ...best,
    nits: 1600,
    speakersW: 60,
    opening:
      'Prism Eight has thirty-three million pixels. There is little 8K to watch yet, so do not buy it for that alone; good 4K on this large screen is reason enough.',
    closing: 'It uses a lot of electricity: please check the star label before you decide.',
    points: ['8K panel with careful upscaling', 'Sit as near as you like: you will not see the pixels'],
    system: 'Google TV',
  },
  'Velora Nocturne': {
    ...best,
    nits: 900,
    opening:
      'Nocturne is for people who watch films with the lights off. Every pixel makes its own light and can switch off, so a night sky is black with stars and not grey with dots.',
    closing: 'The screen is only five millimetres thin. Hold it by its frame when you carry it.',
    points: ['Self-lit pixels with perfect black', 'Filmmaker mode, untouched colours'],
    system: 'Google TV',
  },
  'Velora Gallery': {
    ...best,
    nits: 1300,
    speakersW: 60,
    opening:
      'Gallery hangs flat on the wall like a painting and shows one when nobody is watching. Lenses over the pixels make it brighter than other OLEDs.',
    closing: 'All connections go through one thin cable to a box that can be ten metres away.',
    points: ['Lies flat on the wall, no gap', 'Art mode with 200 paintings from Indian museums'],
    system: 'Google TV',
  },
  'Tarangi Atithi': {
    ...family,
    speakersW: 16,
    opening:
      'Atithi is a television for guest rooms, clinics and waiting halls. Volume and channels can be limited, settings copied from a pen drive, and the guest’s logins are gone at check-out.',
    closing: 'For ten rooms or more, ask for our wholesale prices.',
    points: ['Settings copied from room to room by pen drive', 'Guest logins erased at check-out'],
    system: 'Hospitality system with casting',
  },
  'Tarangi Rasoi': {
    ...basic,
    nits: 260,
    opening:
      'Rasoi is made for kitchens: sealed against steam and oil, with speakers you can hear over a mixer, and a swivel stand that fits a 20 centimetre shelf.',
    closing: 'Wipe it with a damp cloth; that is all the care it needs.',
    points: ['Front sealed against steam and splashes', 'Swivel stand that turns by 180°'],
    system: 'Linux with YouTube, Netflix and Hotstar',
  },
};
