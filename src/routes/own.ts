/** The screens of which no page is published, for they show a visitor what is theirs. */
export { MyProgramScreen } from '#features/my-program/my-program-screen.tsx';
export { PrivacyScreen } from '#features/pages/privacy-screen.tsx';
export { PrintScreen } from '#features/print/print-screen.tsx';
export { ChangesScreen } from '#features/programme/changes-screen.tsx';
export { FeedbackPageScreen } from '#features/remarks/feedback-page-screen.tsx';
export { RemarksScreen } from '#features/remarks/remarks-screen.tsx';
export { UnsubscribeScreen } from '#features/unsubscribe/unsubscribe-screen.tsx';
