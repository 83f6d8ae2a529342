import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { missingForListing, missingNouns } from '@aabha/contracts/products/missing-for-listing.rules';
import {
  DECLARATION_FIELDS,
  DECLARATION_GROUPS,
  PRODUCT_DECLARATIONS,
  type DeclarationField,
  type DeclarationGroup,
} from '@aabha/contracts/products/product-declarations.values';
import { PRODUCT_LABELS as LABEL } from '../../data/field-labels';
import { FormColumns } from './FormColumns';
import { FormSection } from './FormSection';
import type { ProductValues } from './product-form';

/** Labels that name the stand or the carton need a row of their own on a phone. */
const SINGLE = { gridColumn: { xs: '1 / -1', md: 'auto' } };
const WIDE = { gridColumn: { xs: '1 / -1', md: 'span 2' } };
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

function DeclarationInput({ field }: { field: DeclarationField }) {
  const { kind, help = false } = PRODUCT_DECLARATIONS[field];
  const named = { source: field, label: LABEL[field], helperText: help, sx: SINGLE };
  if (kind === 'number') return <NumberInput {...named} min={0} />;
  if (kind === 'day')
    return <TextInput {...named} type="date" slotProps={{ inputLabel: { shrink: true } }} />;
  return <TextInput {...named} {...(kind === 'address' ? { sx: WIDE, multiline: true } : {})} />;
}

interface GroupProps {
  group: DeclarationGroup;
  /** What a listing still needs of it. */
  missing: readonly string[];
  startsOpen: boolean;
}

/** A group that opens; a field with an error keeps it open. Inputs of one that was never open are not drawn. */
function Group({ group, missing, startsOpen }: GroupProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { errors } = useFormState();
  const fields = DECLARATION_FIELDS.filter((field) => PRODUCT_DECLARATIONS[field].group === group);
  const isExpanded = isOpen || fields.some((field) => field in errors);
  const [isDrawn, setIsDrawn] = useState(isExpanded);
  if (isExpanded && !isDrawn) setIsDrawn(true);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isExpanded}
      onChange={(_event, isWanted) => setIsOpen(isWanted)}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Typography sx={{ fontWeight: 600 }}>{group}</Typography>
          <Typography variant="body2" color={missing.length > 0 ? 'warning.main' : 'textSecondary'}>
            {missing.length > 0 ? `Missing: ${list.format(missing)}` : 'Complete'}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        {isDrawn && (
          <FormColumns>
            {fields.map((field) => (
              <DeclarationInput key={field} field={field} />
            ))}
          </FormColumns>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

/** What the law has a listing declare, group by group (docs/spec/products.md#declarations). */
export function DeclarationInputs({ form }: { form: string }) {
  const values = useWatch<ProductValues>();
  const [isEdit] = useState('_id' in values || Boolean(values.name));
  const given = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  );
  const missing = missingForListing(given);
  const missingOf = (group: DeclarationGroup) =>
    missingNouns(
      DECLARATION_FIELDS.filter(
        (field) => PRODUCT_DECLARATIONS[field].group === group && missing.includes(field),
      ),
    );
  return (
    <FormSection form={form} name="declarations">
      <Alert severity={missing.length === 0 ? 'success' : 'info'} sx={{ mb: 1.5 }}>
        {missing.length === 0
          ? 'Everything that a listing needs is filled in.'
          : 'It can be saved without all of these, and is listed in the shop once they are complete.'}
      </Alert>
      {DECLARATION_GROUPS.map((group) => {
        const lacks = missingOf(group);
        return <Group key={group} group={group} missing={lacks} startsOpen={isEdit && lacks.length > 0} />;
      })}
    </FormSection>
  );
}
