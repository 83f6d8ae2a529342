import { formatCount } from '@aabha/contracts/counts/counts';
import type { WaitingRoom } from '@aabha/contracts/waiting-room/waiting-room.schema';
import type { waitingRoomView as englishView } from '@aabha/contracts/waiting-room/waiting-room.view';
import { formatDateTime } from './dates';

/* The waiting room of a television. */

export const paymentHasNotStarted =
  'आपका भुगतान शुरू नहीं हुआ है: आज इस टीवी के लिए वेटिंग रूम है। आपकी कार्ट वैसी ही रहेगी; आपकी बारी आने पर आप भुगतान कर सकते हैं।';
export const joinAgain = 'फिर शामिल हों';
export const joinTheWaitingRoom = 'वेटिंग रूम में शामिल हों';
export const logInToJoin = 'शामिल होने के लिए लॉग इन करें';
export const goToCart = 'कार्ट पर जाएँ';
export const seeTheTelevision = 'टीवी देखें';
export const keepThisPageOpen = 'यह पेज खुला रखें या बाद में लौट आएँ: आपका नंबर बना रहेगा। पेज अपने आप बदलता रहता है।';
export const announcement = (title: string, text: string) => `${title}। ${text}`;

type WaitingRoomView = ReturnType<typeof englishView>;

const ALL_RESERVED = 'बचे हुए सभी टीवी का भुगतान अभी हो रहा है। कोई भुगतान पूरा न हो, तो उसका टीवी वापस आ जाता है।';
const unitsText = (units: number) => `${formatCount(units)} टीवी ${units === 1 ? 'बचा है' : 'बचे हैं'}।`;

function waitingText(people: number): string {
  if (people === 0) return 'कोई इंतज़ार नहीं कर रहा है।';
  return people === 1 ? '1 व्यक्ति इंतज़ार कर रहा है।' : `${formatCount(people)} लोग इंतज़ार कर रहे हैं।`;
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'लगभग एक मिनट';
  if (minutes < 60) return `लगभग ${minutes} मिनट`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hoursText = hours === 1 ? '1 घंटे' : `${hours} घंटे`;
  return rest === 0 ? `लगभग ${hoursText}` : `लगभग ${hoursText} ${rest} मिनट`;
}

function viewOfPlace(room: WaitingRoom, place: NonNullable<WaitingRoom['place']>): WaitingRoomView {
  const left = room.unitsLeft > 0 ? unitsText(room.unitsLeft) : ALL_RESERVED;
  if (place.state === 'turn')
    return {
      title: 'आपकी बारी आ गई है',
      lines: [`कृपया ${formatDateTime(place.admittedUntil ?? room.now)} तक भुगतान करें।`, left],
      action: 'cart',
    };
  if (place.state === 'missed')
    return {
      title: 'आपकी बारी निकल गई',
      lines: ['आपके दस मिनट पूरे हो गए। आप फिर शामिल हो सकते हैं; आपका नया नंबर सबसे आख़िर में होगा।', left],
      action: 'join',
    };
  if (place.state === 'inDraw')
    return {
      title: 'आप ड्रॉ में शामिल हैं',
      lines: [
        room.phase === 'before'
          ? `सेल ${formatDateTime(room.startsAt ?? room.now)} पर शुरू होगी। आपका नंबर तभी ड्रॉ से तय होगा: उससे पहले शामिल हुए सभी लोगों का मौक़ा बराबर है।`
          : 'सेल शुरू हो गई है। आपका नंबर ड्रॉ से तय हो रहा है।',
        left,
      ],
      action: 'none',
    };
  return {
    title: `आपका नंबर ${formatCount(place.position ?? 1)} है`,
    lines: [
      place.waitSeconds === undefined ? ALL_RESERVED : `आपकी बारी ${waitText(place.waitSeconds)} में आएगी।`,
      waitingText(room.peopleWaiting),
      ...(room.unitsLeft > 0 ? [unitsText(room.unitsLeft)] : []),
      'नंबर मिलने का मतलब यह नहीं कि टीवी आपके लिए रख लिया गया है।',
    ],
    action: 'none',
  };
}

/** Returns what a page of a waiting room says. */
export function waitingRoomView(room: WaitingRoom): WaitingRoomView {
  switch (room.phase) {
    case 'none':
    case 'closed':
      return {
        title: room.phase === 'none' ? 'यहाँ कोई वेटिंग रूम नहीं है' : 'वेटिंग रूम बंद है',
        lines: ['आप यह टीवी बिना इंतज़ार के ख़रीद सकते हैं।'],
        action: 'television',
      };
    case 'over':
      return {
        title: 'सेल ख़त्म हो गई है',
        lines: ['जब तक यह टीवी स्टॉक में है, आप इसे बिना इंतज़ार के ख़रीद सकते हैं।'],
        action: 'television',
      };
    case 'soldOut':
      return { title: 'सब बिक गए', lines: ['इस सेल के सभी टीवी बिक चुके हैं।'], action: 'television' };
    case 'before':
    case 'open':
      if (room.place) return viewOfPlace(room, room.place);
      return {
        title: room.phase === 'before' ? 'सेल अभी शुरू नहीं हुई है' : 'वेटिंग रूम में शामिल हों',
        lines: [
          room.phase === 'before'
            ? `यह ${formatDateTime(room.startsAt ?? room.now)} पर शुरू होगी। उससे पहले शामिल होने वाले सभी लोगों का नंबर के ड्रॉ में बराबर मौक़ा है।`
            : 'लोग जिस क्रम में शामिल होते हैं, उसी क्रम में भुगतान करते हैं, ताकि भीड़ में कोई पीछे न छूटे।',
          waitingText(room.peopleWaiting),
          room.unitsLeft > 0 ? unitsText(room.unitsLeft) : ALL_RESERVED,
        ],
        action: 'join',
      };
  }
}
