import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import {
  ErrorScreen,
  Frame,
  historyShownAhead,
  isAhead,
  isLeftAhead,
  QuietError,
} from '#features/frame/index.ts';
import { type AddressName, addresses } from '#shared/addresses.ts';
import { PresentAddress } from '#ui/screen-address.ts';
import { AdminFrame, notFoundScreen, screens } from './screens.ts';

const root = createRootRoute({ component: Root, errorComponent: ErrorScreen });

function Root() {
  return (
    <PresentAddress>
      <Outlet />
    </PresentAddress>
  );
}

const layout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: Frame,
});

const admin = createRoute({
  getParentRoute: () => root,
  id: 'back-office',
  component: AdminFrame,
});

/** The screens in the halls, to which nobody attends. */
const bare = createRoute({ getParentRoute: () => root, id: 'bare' });

/** What surrounds the screen at an address; some stand alone. */
function parentOf(name: AddressName) {
  if (name === 'display') return bare;
  if (name === 'admin_login') return root;
  return name.startsWith('admin') ? admin : layout;
}

/** One route for each path of the address table under this parent; several names may share a path. */
function routesOf(parent: ReturnType<typeof parentOf>) {
  const paths = new Map<string, RouteComponent | undefined>();
  for (const name of Object.keys(addresses) as AddressName[]) {
    if (parentOf(name) !== parent) continue;
    const { path } = addresses[name];
    const screen: RouteComponent | undefined = (
      screens as Partial<Record<AddressName, RouteComponent>>
    )[name];
    paths.set(path, paths.get(path) ?? screen);
  }
  return [...paths].map(([path, component]) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: component ?? notFoundScreen,
      // Each route catches its own errors; a screen in a hall never shows one.
      ...(parent === bare && { errorComponent: QuietError }),
    }),
  );
}

const unknown = createRoute({
  getParentRoute: () => layout,
  path: '$',
  component: notFoundScreen,
});

const treeOfRoutes = () =>
  root.addChildren([
    ...routesOf(root),
    bare.addChildren(routesOf(bare)),
    admin.addChildren(routesOf(admin)),
    layout.addChildren([...routesOf(layout), unknown]),
  ]);

/** Made once: who renders thousands of pages has a router for each. */
let tree: ReturnType<typeof treeOfRoutes> | undefined;

/**
 * The application's router; it scrolls to the top on each new path and back to where one was. In Node it
 * gets a history of its own.
 */
export function makeRouter(published?: RouterHistory) {
  tree ??= treeOfRoutes();
  return createRouter({
    history: published ?? historyShownAhead(),
    routeTree: tree,
    // In Node it would add a script to the page. What is shown ahead of the router is scrolled already,
    // and where the page is scrolled to says nothing of what was left for it.
    scrollRestoration: !published && (() => !isAhead()),
    getScrollRestorationKey: ({ state, href }) =>
      isLeftAhead(state.__TSR_key) ? 'left' : (state.__TSR_key ?? href),
    defaultPreload: false,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: notFoundScreen,
    // Values of the address are texts; TanStack's JSON reading would turn `?find=1` into a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search as Record<string, string>).toString();
      return query && `?${query}`;
    },
  });
}
