const backendPath = /^\/(?:rest|auth|storage|functions|realtime)(?:\/|$)/;
const fileName = /\.[^/]*$/;

/** True for a path the app itself shows: neither the back end's nor that of a file. */
export function isAppPage(path: string): boolean {
  return !backendPath.test(path) && !fileName.test(path);
}
