import { useId } from 'react';

interface BrandMarkProps {
  /** The shop's name, from its settings. */
  name: string;
  /** Height of the logo in px; the name scales with it. */
  sizePx?: number;
}

/** The logo (a screen with a glow behind it) and the shop's name. */
export function BrandMark({ name, sizePx = 28 }: BrandMarkProps) {
  /* A page shows the mark several times, and ids must be unique. */
  const glowId = useId();
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: sizePx * 0.32 }}>
      <svg width={sizePx * 1.25} height={sizePx} viewBox="0 0 40 32" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id={glowId} x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" stopColor="#f5a524" />
            <stop offset="1" stopColor="#f8685a" />
          </linearGradient>
        </defs>
        <path
          d="M4 19a16 16 0 0 1 32 0"
          fill="none"
          stroke={`url(#${glowId})`}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <rect x="8.5" y="13.5" width="23" height="13.5" rx="2.6" fill="currentColor" />
        <path d="M14 30.4h12" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span style={{ fontWeight: 800, fontSize: sizePx * 0.82, letterSpacing: '-0.035em', lineHeight: 1 }}>
        {name}
      </span>
    </span>
  );
}
