/** Returns the device class; phones and tablets differ by the shorter side of their screen. */
export function deviceClass(screen: {
  shorterSidePx: number;
  touch: boolean;
}): 'phone' | 'tablet' | 'desktop' {
  if (!screen.touch) return 'desktop';
  return screen.shorterSidePx < 600 ? 'phone' : 'tablet';
}
