import { noticeIn } from '@aabha/contracts/privacy/notices';
import type { ConsentPurpose } from '@aabha/contracts/privacy/privacy.values';

/* The notices of what people consent to (docs/spec/privacy.md#notices). */

export const noticeOf = (purpose: ConsentPurpose) => noticeIn('en', purpose);
export const noticeAbout = (title: string) => `Notice: ${title}`;
export const whichData = 'Which data:';
export const whatFor = 'What for:';
export const versionFrom = (version: number, day: string) => `Version ${version}, from ${day}`;
