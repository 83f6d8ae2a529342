import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import MoreIcon from '@mui/icons-material/ArrowDropDown';
import { Button, ButtonGroup, Menu, MenuItem } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  LANGUAGE_FACTS,
  TRANSLATIONS,
  type Language,
  type Translation,
} from '@aabha/contracts/language/language';
import { savePdf } from '../data/save-file';

interface DownloadPdfButtonProps {
  /** The document in the accessible name: `invoice TV/2627/000123`. */
  name: string;
  read: (language?: Language) => Promise<{ data: { filename: string; pdf: string } }>;
  texts: { success: string; failure: string };
  /** Whether the document is in the other languages too. */
  isTranslated?: boolean;
}

interface OtherLanguageProps {
  name: string;
  disabled: boolean;
  onChoose: (language: Translation) => void;
}

/** A button that opens the choice of another language. */
function OtherLanguage({ name, disabled, onChoose }: OtherLanguageProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        aria-haspopup="menu"
        aria-label={`Other language of ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 0 }}
      >
        <MoreIcon />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={close}>
        {TRANSLATIONS.map((language) => (
          <MenuItem
            key={language}
            onClick={() => {
              close();
              onChoose(language);
            }}
          >
            Download in {LANGUAGE_FACTS[language].englishName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Saves a PDF under the name that the shop gave it. */
export function DownloadPdfButton({ name, read, texts, isTranslated = false }: DownloadPdfButtonProps) {
  const notify = useNotify();
  const download = useMutation({
    mutationFn: (language: Language | undefined) => read(language),
    onSuccess: ({ data }) => {
      savePdf(data.filename, data.pdf);
      notify(texts.success, { type: 'success' });
    },
    onError: () => notify(texts.failure, { type: 'error' }),
  });
  const button = (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={download.isPending}
      aria-label={`Download PDF of ${name}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => download.mutate(undefined)}
    >
      {/* With a second button beside it, tables have no room for more. */}
      {download.isPending ? 'Downloading...' : isTranslated ? 'PDF' : 'Download PDF'}
    </Button>
  );
  if (!isTranslated) return button;
  return (
    <ButtonGroup>
      {button}
      <OtherLanguage name={name} disabled={download.isPending} onChoose={download.mutate} />
    </ButtonGroup>
  );
}
