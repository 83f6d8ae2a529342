import AttachIcon from '@mui/icons-material/AttachFile';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FileButton } from './FileButton';

interface AttachmentsInputProps {
  files: readonly File[];
  /** How many files there may be. */
  most: number;
  onChange: (files: readonly File[]) => void;
  /** Buttons before that of the files. */
  children?: ReactNode;
}

/** Pictures and PDF files that a text takes along, each with a button that leaves it out. */
export function AttachmentsInput({ files, most, onChange, children }: AttachmentsInputProps) {
  const hint = `Pictures or PDF files, at most ${most}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {children}
      <FileButton
        name={hint}
        accept="image/png,image/jpeg,application/pdf"
        multiple
        variant="outlined"
        startIcon={<AttachIcon />}
        disabled={files.length >= most}
        onChoose={(chosen) => onChange([...files, ...chosen].slice(0, most))}
      >
        Add files
      </FileButton>
      {files.map((file, index) => (
        <Chip
          key={`${file.name} ${index}`}
          label={file.name}
          variant="outlined"
          onDelete={() => onChange(files.filter((other) => other !== file))}
        />
      ))}
      {files.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Box>
  );
}
