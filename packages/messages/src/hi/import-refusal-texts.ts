/** Refusals about imports that were carried out. */
export const IMPORT_REFUSAL_TEXTS = {
  IMPORT_NOT_FOUND: 'यह इंपोर्ट मौजूद नहीं है, या उसके 30 दिन पूरे हो चुके हैं।',
  IMPORT_UNDONE: 'यह इंपोर्ट पहले ही वापस लिया जा चुका है।',
  IMPORT_UNDO_STALE: 'इस झलक के बाद डेटा बदल गया है। कुछ वापस नहीं लिया गया। कृपया झलक फिर से देखें।',
  IMPORT_UNDO_EMPTY: 'वापस लेने के लिए कुछ नहीं बचा है।',
} as const;
