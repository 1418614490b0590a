/** Runs in the page: the SVG's RGBA pixels at size × size. */
export async function rasterise({ svg, size }: { svg: string; size: number }): Promise<number[]> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, size, size);
  return Array.from(context?.getImageData(0, 0, size, size).data ?? []);
}
