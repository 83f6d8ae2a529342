import type { CatalogueEntry } from './catalogue.types';
import { socketsOf } from './measures';

/** A statement of a review: what it is about, what it says, at which ratings, and of which televisions it can be true. */
export interface Statement {
  /** A review says one thing of a subject. */
  about: string;
  /** Absent for statements that only stand behind another one. */
  title?: string;
  text: string;
  ratings: readonly number[];
  fits?: (tv: CatalogueEntry) => boolean;
}

const HAPPY = [5, 4];
const MIXED = [4, 3];
const POOR = [2, 1];

const isSmall = (tv: CatalogueEntry) => tv.screenInches <= 32;
const isMedium = (tv: CatalogueEntry) => tv.screenInches > 32 && tv.screenInches <= 50;
const isLarge = (tv: CatalogueEntry) => tv.screenInches >= 55;
const isHuge = (tv: CatalogueEntry) => tv.screenInches >= 75;
const isFast = (tv: CatalogueEntry) => tv.refreshHz >= 120;
const isGaming = (tv: CatalogueEntry) => tv.category === 'Gaming TV';
const isHotel = (tv: CatalogueEntry) => tv.category === 'Hospitality TV';
const isHome = (tv: CatalogueEntry) => !isHotel(tv);
const isOled = (tv: CatalogueEntry) => tv.technology === 'OLED';
const isBright = (tv: CatalogueEntry) => tv.technology === 'QLED' || tv.technology === 'Mini-LED';
const isPlain = (tv: CatalogueEntry) => tv.technology === 'LED';
const isSharp = (tv: CatalogueEntry) => tv.resolution === '4K Ultra HD' || tv.resolution === '8K';
const isHdReady = (tv: CatalogueEntry) => tv.resolution === 'HD Ready';
const hasVoice = (tv: CatalogueEntry) =>
  tv.specificationSchema.some(({ data }) =>
    data.some(({ key, value }) => key === 'Voice' && value === 'In the remote'),
  );
const hasFeet = (tv: CatalogueEntry) => tv.look.stand !== 'pedestal';
const hasPedestal = (tv: CatalogueEntry) => tv.look.stand === 'pedestal';
const hasLan = (tv: CatalogueEntry) => socketsOf(tv.specificationSchema).includes('LAN');
const hasHeadphones = (tv: CatalogueEntry) => socketsOf(tv.specificationSchema).includes('PHONES');
const isThrifty = (tv: CatalogueEntry) => tv.beeStars >= 4;
const isHungry = (tv: CatalogueEntry) => tv.beeStars <= 3;

/** What shoppers of the demo say, with a title each; `{inches}` and `{brand}` are those of the television. */
// oxfmt-ignore
export const MAIN_STATEMENTS: readonly Statement[] = [
  { about: 'picture', title: 'Natural colours', text: 'Skin looks like skin and the sky is not purple. I left everything as it came from the box.', ratings: HAPPY },
  { about: 'picture', title: 'Sharp from the sofa', text: 'We sit about three metres away and even the small print of the news ticker is easy to read.', ratings: HAPPY, fits: isSharp },
  { about: 'picture', title: 'Detail that I had not seen before', text: 'In the forest scenes you can count leaves. Old films look clean and not waxy.', ratings: [5], fits: isSharp },
  { about: 'picture', title: 'Blacks are really black', text: 'With the lights off you cannot tell where the screen ends. Night scenes finally show something.', ratings: [5], fits: isOled },
  { about: 'picture', title: 'Made for films at night', text: 'Curtains closed, lamp off, and it is like the front row. Nothing grey where it should be dark.', ratings: HAPPY, fits: isOled },
  { about: 'picture', title: 'Bright even at noon', text: 'Our hall faces south and the old set was a mirror all day. This one we can watch at lunch time.', ratings: HAPPY, fits: isBright },
  { about: 'picture', title: 'Rangoli colours', text: 'Reds and greens are strong without looking painted. Wedding video came alive on it.', ratings: HAPPY, fits: isBright },
  { about: 'picture', title: 'Sky stays clean in cricket', text: 'Large bright areas have no dirty patches. The ball is easy to follow on the green.', ratings: HAPPY, fits: isBright },
  { about: 'picture', title: 'Good picture for the money', text: 'Not a showroom piece and it does not claim to be one. For serials, news and cricket it is just right.', ratings: HAPPY, fits: isPlain },
  { about: 'picture', title: 'Fine in the evening, weak at noon', text: 'After sunset it looks good. With the balcony door open you see yourself in the dark scenes.', ratings: MIXED, fits: isPlain },
  { about: 'picture', title: 'HD Ready means HD Ready', text: 'Cable looks good. When you put a film from the phone you notice that it is not Full HD.', ratings: [3], fits: isHdReady },
  { about: 'picture', title: 'Good for cable, enough for films', text: 'We mostly watch cable channels and for those this resolution is all you need.', ratings: HAPPY, fits: isHdReady },
  { about: 'picture', title: 'Needs a darker room', text: 'Lovely picture at night. By day I have to draw the curtain, it could be brighter.', ratings: MIXED, fits: isOled },
  { about: 'picture', title: 'A little cloudy in one corner', text: 'On a black screen one corner is lighter than the rest. You see it only in films with subtitles.', ratings: [3, 2], fits: isPlain },
  { about: 'picture', title: 'Upscaling is nothing special', text: '4K content is very good. Old channels in low resolution look soft, do not expect wonders.', ratings: MIXED, fits: isSharp },
  { about: 'size', title: '{inches} inch is right for us', text: 'We measured with newspaper on the wall first. It fills the space without shouting.', ratings: HAPPY, fits: isLarge },
  { about: 'size', title: 'Like a small cinema', text: 'The whole family fits in front of it and nobody complains about the side seats.', ratings: [5], fits: isHuge },
  { about: 'size', title: 'Measure your door first', text: 'Set is wonderful, but the carton came up the stairs only upright. Four people and a lot of advice.', ratings: HAPPY, fits: isHuge },
  { about: 'size', title: 'Too large for our room', text: 'Nothing wrong with it, we sit too near. Follow the distance that the page gives you, we did not.', ratings: [3], fits: isHuge },
  { about: 'size', title: 'Fits the kitchen shelf', text: 'Stands between the mixer and the window and nobody burns the dal for a serial any more.', ratings: HAPPY, fits: isSmall },
  { about: 'size', title: 'Just right for the bedroom', text: '{inches} inches at the foot of the bed is comfortable. You do not have to turn your head.', ratings: HAPPY, fits: isSmall },
  { about: 'size', title: 'Good size for a hostel room', text: 'Light enough to carry under one arm, large enough for four friends and a final.', ratings: HAPPY, fits: isSmall },
  { about: 'size', title: 'Smaller than I imagined', text: 'It is {inches} inches as written, I had the sofa further away in my mind. For the bedroom it is fine now.', ratings: [3], fits: isSmall },
  { about: 'size', title: 'Fits where the 32 stood', text: 'The frame is so thin that a larger picture found room on the same cabinet.', ratings: HAPPY, fits: isMedium },
  { about: 'games', title: 'Games feel quick', text: 'Console on it the same evening. No delay that I can notice and no tearing in fast turns.', ratings: [5], fits: isGaming },
  { about: 'games', title: 'Son approves', text: 'He checked the {hz} Hz before I could switch to the news. He says the aim is finally his own fault.', ratings: HAPPY, fits: isGaming },
  { about: 'games', title: 'Best I have played on', text: 'Racing games at this refresh rate are another thing. Game mode comes on by itself.', ratings: [5], fits: (tv) => isGaming(tv) && tv.refreshHz >= 144 },
  { about: 'games', title: 'Game mode dims the picture', text: 'Response is quick, but in game mode it is darker than before. I raise the brightness by hand.', ratings: MIXED, fits: isGaming },
  { about: 'games', title: 'Smooth in fast cricket and games', text: 'The ball leaves no tail behind it. My nephew plays on it without a word of complaint.', ratings: HAPPY, fits: (tv) => isFast(tv) && !isGaming(tv) },
  { about: 'games', title: 'Not for gaming', text: 'For serials it is fine. On my son’s console you feel a delay, 60 Hz is 60 Hz.', ratings: [3, 2], fits: (tv) => !isFast(tv) && isHome(tv) },
  { about: 'voice', title: 'My mother uses it herself', text: 'She is 71 and opens her serials by speaking into the remote. That alone was worth it.', ratings: [5], fits: hasVoice },
  { about: 'voice', title: 'Understands Tamil film names', text: 'Better than I expected, even with the pressure cooker whistling. Children fight over who may ask.', ratings: HAPPY, fits: hasVoice },
  { about: 'voice', title: 'Voice search is hit and miss', text: 'English names work. My Marathi it takes for something else every second time.', ratings: MIXED, fits: hasVoice },
  { about: 'remote', title: 'Simple remote, few keys', text: 'No voice and no menus inside menus. My father found his channels the first evening.', ratings: HAPPY, fits: (tv) => !hasVoice(tv) && isHome(tv) },
  { about: 'remote', title: 'Typing with arrows is slow', text: 'There is no microphone in the remote, so searching for a film takes patience. We use the phone for it.', ratings: MIXED, fits: (tv) => !hasVoice(tv) && isHome(tv) },
  { about: 'remote', title: 'Remote stopped after a week', text: 'They sent a new one in four days, but it should not happen at all.', ratings: POOR },
  { about: 'sound', title: 'Speech is clear', text: 'We hear every word of the news without turning it up. That was the trouble with the old one.', ratings: HAPPY },
  { about: 'sound', title: 'Fills the hall', text: 'I had a soundbar in the cart and took it out again. For films it is enough as it is.', ratings: [5], fits: (tv) => isLarge(tv) && isFast(tv) },
  { about: 'sound', title: 'Picture yes, sound so-so', text: 'Voices are fine, music is thin. A small soundbar on the ARC socket solved it.', ratings: MIXED, fits: isSharp },
  { about: 'sound', title: 'Thin sound', text: 'Expected a little more bass. For the bedroom it will do.', ratings: [3], fits: isSmall },
  { about: 'delivery', title: 'Delivered in three days', text: 'It came well packed on the day they said, and they waited until it was switched on.', ratings: HAPPY },
  { about: 'delivery', title: 'Arrived a day early', text: 'Somebody has to be at home for that, so please call before. The set itself is very good.', ratings: MIXED },
  { about: 'delivery', title: 'Packed like glass', text: 'Corners of foam, a strap around it, not a mark anywhere. The boys carried it to the second floor.', ratings: HAPPY, fits: isLarge },
  { about: 'delivery', title: 'Came with a scratch', text: 'The frame had a scratch. It was exchanged without argument, but I had to wait nine days.', ratings: POOR },
  { about: 'delivery', title: 'Waited for a second man', text: 'One person came to deliver {inches} inches. He was polite, but we had to ask the neighbour for help.', ratings: [3, 2], fits: isLarge },
  { about: 'stand', title: 'Cabinet was too narrow', text: 'Feet stand far apart. The page says how much shelf it needs, read that line before you buy.', ratings: MIXED, fits: hasFeet },
  { about: 'stand', title: 'Stands on any table', text: 'The foot is in the middle, so our old narrow table stayed. Not a wobble.', ratings: HAPPY, fits: hasPedestal },
  { about: 'wall', title: 'Up on the wall in twenty minutes', text: 'Holes are standard and the screws were in the bag. The carpenter asked if it was all.', ratings: HAPPY },
  { about: 'wall', title: 'Good but heavy', text: 'Needed three people to lift it to the wall. Otherwise no complaint.', ratings: MIXED, fits: isLarge },
  { about: 'energy', title: 'The bill did not move', text: 'Runs from morning till night in our house and the meter says what the label says.', ratings: HAPPY, fits: isThrifty },
  { about: 'energy', title: 'Thirsty for current', text: 'Beautiful, but look at the energy label before you let it run all day.', ratings: MIXED, fits: isHungry },
  { about: 'system', title: 'Menu is quick', text: 'Apps open at once and it has not asked me to restart anything yet.', ratings: HAPPY, fits: isFast },
  { about: 'system', title: 'A little slow at start', text: 'Takes some seconds after a power cut, after that it runs without trouble.', ratings: MIXED, fits: (tv) => !isFast(tv) },
  { about: 'invoice', title: 'Invoice the same minute', text: 'GST invoice was in my mail before I had closed the page. The accountant was happy for once.', ratings: HAPPY },
  { about: 'hotel', title: 'Bought six for our lodge', text: 'Volume can be fixed so that the next room sleeps. Guests find their channels without calling us.', ratings: HAPPY, fits: isHotel },
  { about: 'hotel', title: 'Right for guest rooms', text: 'Casting works without leaving anybody’s account behind. Cleaning staff cannot change the settings.', ratings: HAPPY, fits: isHotel },
  { about: 'hotel', title: 'Set-up took an evening', text: 'Once the first is arranged the others copy it from a stick. The manual could say so earlier.', ratings: MIXED, fits: isHotel },
];

/** What stands behind a main statement. */
// oxfmt-ignore
export const SECOND_STATEMENTS: readonly Statement[] = [
  { about: 'sound', text: 'Sound is good enough that nobody has asked for more.', ratings: HAPPY },
  { about: 'sound', text: 'For songs I connect a speaker by Bluetooth.', ratings: [5, 4, 3] },
  { about: 'sound', text: 'At night I listen with headphones in its socket.', ratings: [5, 4, 3], fits: hasHeadphones },
  { about: 'picture', text: 'Colours were fine without touching a setting.', ratings: HAPPY },
  { about: 'picture', text: 'From the side seats the picture stays the same.', ratings: HAPPY, fits: (tv) => !isHdReady(tv) },
  { about: 'picture', text: 'Cable channels look better than I feared.', ratings: MIXED, fits: isSharp },
  { about: 'picture', text: 'I turned the brightness down a little for the evening.', ratings: HAPPY, fits: isBright },
  { about: 'wall', text: 'The cable comes out at the side, which helps on the wall.', ratings: HAPPY },
  { about: 'wall', text: 'It hangs on the bracket of the old set.', ratings: [5, 4, 3], fits: isMedium },
  { about: 'stand', text: 'The stand went on with four screws.', ratings: [5, 4, 3] },
  { about: 'delivery', text: 'The delivery boys called an hour before.', ratings: HAPPY },
  { about: 'delivery', text: 'The carton had a dent, the set did not.', ratings: MIXED },
  { about: 'delivery', text: 'Delivery took all five days.', ratings: [3, 2] },
  { about: 'system', text: 'Wi-Fi held from two rooms away.', ratings: HAPPY },
  { about: 'system', text: 'With the network cable films start at once.', ratings: HAPPY, fits: hasLan },
  { about: 'system', text: 'One update took long, since then it is quiet.', ratings: MIXED },
  { about: 'system', text: 'The menu has too many tiles for my taste.', ratings: [4, 3, 2], fits: hasVoice },
  { about: 'voice', text: 'The voice key is the one we press most.', ratings: HAPPY, fits: hasVoice },
  { about: 'remote', text: 'The remote is light but works from every corner.', ratings: [5, 4, 3] },
  { about: 'remote', text: 'The remote could have lit keys.', ratings: MIXED },
  { about: 'energy', text: 'The stars on its label were part of the decision.', ratings: HAPPY, fits: isThrifty },
  { about: 'price', text: 'Waited for an offer and was not sorry.', ratings: HAPPY },
  { about: 'price', text: 'For this price I expected a longer power cord.', ratings: MIXED },
  { about: 'price', text: 'At this price it should not happen.', ratings: POOR },
  { about: 'help', text: 'The helpline picked up at once and knew the model.', ratings: [5, 4, 3, 2] },
  { about: 'help', text: 'They answered politely, I give them that.', ratings: POOR },
  { about: 'games', text: 'The children’s console goes well with it.', ratings: HAPPY, fits: isFast },
  { about: 'brand', text: 'I did not know {brand} before, now I do.', ratings: [5, 4, 3] },
  { about: 'brand', text: 'Our second one from {brand}.', ratings: HAPPY },
];

/** How a review ends, of any television. */
// oxfmt-ignore
export const CLOSINGS: readonly { text: string; ratings: readonly number[] }[] = [
  { text: 'Happy after two months.', ratings: HAPPY },
  { text: 'My brother has ordered the same.', ratings: HAPPY },
  { text: 'Would buy it again.', ratings: HAPPY },
  { text: 'No trouble so far.', ratings: [5, 4, 3] },
  { text: 'The whole house has a say in it now.', ratings: HAPPY },
  { text: 'Grandmother has given her blessing.', ratings: [5] },
  { text: 'Just in time for the festival.', ratings: HAPPY },
  { text: 'The neighbours came to look.', ratings: HAPPY },
  { text: 'Let us see after the monsoon.', ratings: MIXED },
  { text: 'One star less for that.', ratings: [4] },
  { text: 'It does what it says.', ratings: MIXED },
  { text: 'It is all right, not more.', ratings: [3] },
  { text: 'I kept it in the end.', ratings: [3, 2] },
  { text: 'I hope the next one is luckier.', ratings: POOR },
  { text: 'It works now, but it cost me a week.', ratings: POOR },
  { text: '', ratings: [5, 4, 3, 2, 1] },
];

/** How often each rating is given, out of a hundred. */
export const RATING_SHARE = [
  [5, 52],
  [4, 30],
  [3, 11],
  [2, 5],
  [1, 2],
] as const;
