import { saveFile } from './save-file.ts';

/** Hands a file to the device's own sharing; where that takes no files, or fails, the reader has it as a file. */
export async function shareFile(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title });
    } catch (error) {
      // The reader closed the sheet, or it is open already.
      if (/Abort|InvalidState/.test(`${error}`)) return;
    }
  }
  saveFile(file.name, file.type, file);
}
