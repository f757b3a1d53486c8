/** What only a device on which somebody signs in loads: visitors never do. */
export { createDrain } from './outbox/drain.ts';
export { sendFile } from './outbox/uploads/send-file.ts';
export { createUploadStorage, uploadPlan } from './outbox/uploads/storage.ts';
export { createUploads } from './outbox/uploads/uploads.ts';
export { restoreRows } from './protocol/restore.ts';
export { createAuthClient } from './session/auth-client.ts';
export { createAuthentication } from './session/authentication.ts';
