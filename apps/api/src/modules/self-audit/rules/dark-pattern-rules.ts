import type { DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';
import { baitAndSwitch } from './bait-and-switch';
import { basketSneaking } from './basket-sneaking';
import { confirmShaming } from './confirm-shaming';
import { disguisedAdvertisement } from './disguised-advertisement';
import { dripPricing } from './drip-pricing';
import { falseUrgency } from './false-urgency';
import { forcedAction } from './forced-action';
import { interfaceInterference } from './interface-interference';
import { nagging } from './nagging';
import { rogueMalware } from './rogue-malware';
import type { Rule } from './rule.types';
import { saasBilling } from './saas-billing';
import { subscriptionTrap } from './subscription-trap';
import { trickWording } from './trick-wording';

/** The rule of each pattern (docs/spec/self-audit.md#checks). */
export const DARK_PATTERN_RULES: Readonly<Record<DarkPattern, Rule>> = {
  'false-urgency': falseUrgency,
  'basket-sneaking': basketSneaking,
  'confirm-shaming': confirmShaming,
  'forced-action': forcedAction,
  'subscription-trap': subscriptionTrap,
  'interface-interference': interfaceInterference,
  'bait-and-switch': baitAndSwitch,
  'drip-pricing': dripPricing,
  'disguised-advertisement': disguisedAdvertisement,
  nagging,
  'trick-wording': trickWording,
  'saas-billing': saasBilling,
  'rogue-malware': rogueMalware,
};
