import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/**
 * Runs components that draw nothing as a browser would, effects and later renderings included; returns how
 * to do something and wait for what becomes of it, and how to render others in their place. It stubs what
 * React asks of a browser; `vi.unstubAllGlobals()` takes that back.
 */
export async function live(what: ReactNode) {
  const document = {
    ...{ nodeType: 9, activeElement: null, addEventListener() {}, removeEventListener() {} },
    defaultView: null,
  };
  const container = {
    ...{ nodeType: 1, nodeName: 'DIV', tagName: 'DIV', namespaceURI: '', textContent: '' },
    ...{ ownerDocument: document, addEventListener() {}, removeEventListener() {} },
  };
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(container as unknown as Element);
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(what);
  return {
    show,
    act: (does: () => unknown) => act(async () => void (await does())),
    stop: () => act(async () => root.unmount()),
  };
}
