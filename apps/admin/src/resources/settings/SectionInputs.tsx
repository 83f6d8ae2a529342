import { Box } from '@mui/material';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { PICKUPS_PER_PART_MAX } from '@aabha/contracts/returns/pickup-slots.values';
import { fieldSuffix, TRANSLATIONS } from '@aabha/contracts/language/language';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import { HeroInputs } from './HeroInputs';
import { HolidayRows } from './HolidayRows';
import { isText, sectionFields } from './section-fields';
import { SectionNote } from './SectionNote';
import { TextInputs } from './TextInputs';

const inRupees = (value: unknown) => (typeof value === 'number' ? rupeesFromPaise(value) : '');
const inPaise = (text: string) => (text === '' ? '' : paiseFromRupees(Number(text)));
/** An empty field is stored as an empty text; the default of an input is null. */
const asTyped = (text: string | null) => text ?? '';

/** The columns out of six of fields that share a line. */
const COLUMNS: Record<string, number> = {
  ...{ name: 3, legalName: 3, tagline: 3, founder: 3, city: 2, state: 2, pinCode: 2 },
  ...{ supportEmail: 3, ordersEmail: 3, phone: 2, helpline: 2, whatsapp: 2 },
  ...{ grievanceDesignation: 3, nodalPerson: 2, nodalEmail: 2, nodalPhone: 2 },
  ...Object.fromEntries(TRANSLATIONS.map((language) => [`grievanceDesignation${fieldSuffix(language)}`, 3])),
  ...{ privacyContact: 2, privacyEmail: 2, privacyPhone: 2 },
  ...{ returnDaysDefective: 2, returnDaysWrongItem: 2, returnDaysNotAsDescribed: 2 },
  ...{ returnDaysChangedMind: 3, returnDaysOther: 3 },
  ...{ refundLimitSubAdminPaise: 3, refundLimitSuperAdminPaise: 3 },
  ...{ pickupsPerPart: 3 },
  ...{ installationWallPaise: 2, installationStandPaise: 2, installationDemoPaise: 2 },
  ...{ eInvoicingFrom: 3, gstr1Version: 3 },
  ...{ leadDays: 2, reviewDays: 2, minimumUnits: 2, reorderMailAt: 2, reorderMailTo: 4 },
};

const HSN_DIGITS = [
  { id: 4, name: '4 digits' },
  { id: 6, name: '6 digits' },
  { id: 8, name: '8 digits' },
];

const WHOLE_NUMBERS = ['payLinkHours', 'leadDays', 'reviewDays', 'minimumUnits'];

const YES_OR_NO: readonly string[] = ['largeDropsNeedApproval', 'picturesAreDrawings', 'visitorsFillCarts'];

function FieldInput({ source, label }: { source: string; label: string }) {
  const common = { source, label, helperText: false, fullWidth: true } as const;
  if (source === 'hsnDigits') return <SelectInput {...common} choices={HSN_DIGITS} />;
  if (source === 'eInvoicingFrom') return <DateInput {...common} parse={asTyped} />;
  if (YES_OR_NO.includes(source)) return <BooleanInput {...common} />;
  if (WHOLE_NUMBERS.includes(source)) return <NumberInput {...common} min={0} step={1} />;
  if (source === 'reorderMailAt') return <TextInput {...common} type="time" parse={asTyped} />;
  if (source === 'pickupsPerPart')
    return <NumberInput {...common} min={1} max={PICKUPS_PER_PART_MAX} step={1} />;
  if (source.startsWith('returnDays')) return <NumberInput {...common} min={7} max={90} step={1} />;
  if (!source.endsWith('Paise')) return <TextInput {...common} parse={asTyped} />;
  return (
    <NumberInput
      {...common}
      label={`${label} in rupees`}
      min={0}
      step={0.01}
      format={inRupees}
      parse={inPaise}
    />
  );
}

/** The inputs of a section's form. */
export function SectionInputs({ section }: { section: Section }) {
  if (section === 'holidays') return <HolidayRows />;
  if (section === 'hero') return <HeroInputs />;
  if (isText(section)) return <TextInputs />;
  return (
    <>
      <SectionNote section={section} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(6, 1fr)' } }}>
        {sectionFields(section).map(({ source, label }) => (
          <Box key={source} sx={{ gridColumn: { sm: `span ${COLUMNS[source] ?? 6}` } }}>
            <FieldInput source={source} label={label} />
          </Box>
        ))}
      </Box>
    </>
  );
}
