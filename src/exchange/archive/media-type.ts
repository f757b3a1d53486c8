/** The media type of a stored picture, by the ending of its path. */
export function mediaType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}
