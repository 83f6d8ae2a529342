import { Alert, Box, Button, Dialog, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { differencesOf } from '../../data/edit-conflict';
import { PRODUCT_FIELDS, productErrors, valuesOf, type ProductValues } from './product-form';
import { PRODUCTS, type WholeProduct } from './products.data';
import { EditConflict } from '../../components/EditConflict';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { OtherEditors } from '../../components/OtherEditors';
import { TOP_BAR_PX } from '../../components/themes';
import { SendingProgress } from '../../components/SendingProgress';
import { UnsavedGuard, UnsavedWatch } from '../../components/UnsavedGuard';
import { ProductInputs } from './ProductInputs';
import { useProductSaving } from './use-product-saving';

interface SaveBarProps {
  label: string;
  message: string;
  sentShare: number | undefined;
  onCancel: () => void;
  /** Absent where a draft cannot be begun. */
  onDraft?: (isDraft: boolean) => void;
}

/** Sticky at the bottom of a long form. */
function SaveBar({ label, message, sentShare, onCancel, onDraft }: SaveBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {message && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        {sentShare !== undefined && <SendingProgress share={sentShare} />}
        <Button onClick={onCancel}>Cancel</Button>
        {onDraft && (
          <Button
            disabled={sentShare !== undefined}
            onClick={({ currentTarget }) => {
              onDraft(true);
              currentTarget.form?.requestSubmit();
            }}
          >
            Save as draft
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={sentShare !== undefined}
          onClick={() => onDraft?.(false)}
        >
          {sentShare === undefined ? label : 'Saving...'}
        </Button>
      </Box>
    </Box>
  );
}

/** Navigates in an effect that runs after the guard's, which then finds no unsaved changes. */
function LeaveWhenSaved({ saved, onSaved }: { saved: boolean; onSaved: () => void }) {
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) leave();
  }, [saved]);
  return null;
}

interface ProductFormProps {
  /** The television to edit; absent for a new one. */
  product?: WholeProduct;
  /** Receives whether leaving would discard typed input. */
  onUnsaved?: (unsaved: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
  /** Whether it is in a popup, where no bar of the back office covers its top. */
  isPopup?: boolean;
}

/** The form of a television, on its own page or in a popup; typed values stay whatever the response is. */
export function ProductForm({ product, onUnsaved, onSaved, onCancel, isPopup = false }: ProductFormProps) {
  const { start, theirs, sentShare, message, saved, retyped, send, resend, stopResolving } =
    useProductSaving(product);
  const [isDirty, setIsDirty] = useState(false);
  const isDraft = useRef(false);
  const unsaved = !saved && (isDirty || retyped);
  const tell = useEffectEvent((now: boolean) => onUnsaved?.(now));
  useEffect(() => tell(unsaved), [unsaved]);
  return (
    <>
      <Form
        record={start}
        validate={(values: Record<string, unknown>) => productErrors(values as unknown as ProductValues)}
        onSubmit={(values: Record<string, unknown>) =>
          send(values as unknown as ProductValues, isDraft.current)
        }
        mode="onBlur"
        noValidate
      >
        <UnsavedWatch
          onChange={(dirty) => {
            setIsDirty(dirty);
            onUnsaved?.(dirty || retyped);
          }}
        />
        <UnsavedGuard unsaved={unsaved} />
        <FocusFirstInvalid />
        {product && <OtherEditors resource={PRODUCTS} record={product._id} />}
        <LeaveWhenSaved saved={saved} onSaved={onSaved} />
        <ProductInputs topPx={isPopup ? 0 : TOP_BAR_PX} />
        <SaveBar
          label={product ? 'Save' : 'Add Product'}
          message={message}
          sentShare={sentShare}
          onCancel={onCancel}
          {...(!product && { onDraft: (wanted) => (isDraft.current = wanted) })}
        />
      </Form>
      {theirs && product && (
        <Dialog open onClose={stopResolving} fullWidth maxWidth="md" aria-labelledby="conflict-title">
          <DialogTitle id="conflict-title">{product.name}</DialogTitle>
          <EditConflict
            mine={start}
            theirs={theirs}
            differences={differencesOf({ base: valuesOf(product), mine: start, theirs }, PRODUCT_FIELDS)}
            busy={sentShare !== undefined}
            onResolve={(merged) => void resend(merged)}
            onClose={stopResolving}
          />
        </Dialog>
      )}
    </>
  );
}
