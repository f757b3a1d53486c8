/** True when the app runs in its own window: installed, or from an iPhone's home screen. */
export function isStandalone(): boolean {
  const iphone = navigator as Navigator & { readonly standalone?: boolean };
  return iphone.standalone === true || matchMedia('(display-mode: standalone)').matches;
}
