import { noticeIn } from '@aabha/contracts/privacy/notices';
import type { ConsentPurpose } from '@aabha/contracts/privacy/privacy.values';

/* The notices of what people consent to (docs/spec/privacy.md#notices). */

export const noticeOf = (purpose: ConsentPurpose) => noticeIn('hi', purpose);
export const noticeAbout = (title: string) => `सूचना: ${title}`;
export const whichData = 'कौन-सा डेटा:';
export const whatFor = 'किसलिए:';
export const versionFrom = (version: number, day: string) => `संस्करण ${version}, ${day} से`;
