import { NOTICES, RIGHTS_TEXT } from '@aabha/contracts/privacy/notices';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@aabha/contracts/privacy/privacy.values';
import type { ContentDocument } from './content';

function Notice({ purpose }: { purpose: ConsentPurpose }) {
  const { version, from, data, uses, withdraw } = NOTICES[purpose];
  return (
    <>
      <p>Which data:</p>
      <ul>
        {data.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>What for:</p>
      <ul>
        {uses.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        {withdraw} {RIGHTS_TEXT}
      </p>
      <p>
        Version {version}, from {from}
      </p>
    </>
  );
}

/** The notice of each purpose as a section of the privacy policy (docs/spec/privacy.md#notices). */
export const NOTICE_SECTIONS: ContentDocument['sections'] = CONSENT_PURPOSES.map((purpose) => ({
  id: `notice-${purpose}`,
  title: `Notice: ${NOTICES[purpose].title}`,
  ...(purpose === 'analytics' ? { isFor: ({ hasGoogleAnalytics }) => hasGoogleAnalytics } : {}),
  body: () => <Notice purpose={purpose} />,
}));
