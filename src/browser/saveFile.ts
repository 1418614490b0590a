/** Saves a file of the given parts as a download. `type` is its media type. */
export function saveFile(name: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
