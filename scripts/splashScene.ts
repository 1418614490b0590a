/**
 * Paints the football splash on a canvas of the page it runs in: a lit ball on night turf beside a chalk line, stadium lights behind.
 * Self-contained (it is sent to the browser as one function) and deterministic. `ballX` and `size` are shares of the picture's width.
 */
export async function paintSplash(shot: {
  width: number;
  height: number;
  horizon: number;
  ballX: number;
  size: number;
}): Promise<void> {
  const { width: W, height: H } = shot;
  const canvas = document.createElement('canvas');
  canvas.id = 'splash';
  canvas.width = W;
  canvas.height = H;
  document.body.append(canvas);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');

  let seed = 20250907;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const between = (low: number, high: number) => low + (high - low) * random();

  const horizon = H * shot.horizon;
  const radius = (W * shot.size) / 2;
  const ball = { x: W * shot.ballX, y: H * 0.735 - radius * 0.08 };
  const unit = radius / 420;

  function glow(x: number, y: number, r: number, colour: string, alpha: number) {
    if (!pen) return;
    const fade = pen.createRadialGradient(x, y, 0, x, y, r);
    fade.addColorStop(0, `rgba(${colour},${alpha})`);
    fade.addColorStop(0.35, `rgba(${colour},${alpha * 0.35})`);
    fade.addColorStop(1, `rgba(${colour},0)`);
    pen.fillStyle = fade;
    pen.fillRect(x - r, y - r, r * 2, r * 2);
  }

  function sky() {
    if (!pen) return;
    const night = pen.createLinearGradient(0, 0, 0, horizon);
    night.addColorStop(0, '#020a08');
    night.addColorStop(0.55, '#08201a');
    night.addColorStop(1, '#163d2d');
    pen.fillStyle = night;
    pen.fillRect(0, 0, W, horizon + 4);
  }

  function drawStands() {
    if (!pen) return;
    pen.filter = `blur(${7 * unit}px)`;
    pen.fillStyle = '#061510';
    pen.beginPath();
    pen.moveTo(-40, horizon + 10);
    pen.lineTo(-40, horizon * 0.5);
    pen.quadraticCurveTo(W * 0.5, horizon * 0.68, W + 40, horizon * 0.44);
    pen.lineTo(W + 40, horizon + 10);
    pen.fill();
    pen.filter = 'none';
    crowd();
    pen.filter = `blur(${4 * unit}px)`;
    pen.fillStyle = '#081a12';
    pen.fillRect(-40, horizon - 34 * unit, W + 80, 60 * unit);
    pen.fillStyle = 'rgba(235,245,236,.28)';
    pen.fillRect(-40, horizon - 36 * unit, W + 80, 5 * unit);
    pen.filter = 'none';
  }

  function crowd() {
    if (!pen) return;
    const tints = ['255,236,200', '255,214,170', '220,235,255', '255,120,96', '255,255,255'];
    for (let n = 0; n < 420; n++) {
      const x = between(0, W);
      const top = horizon * (0.56 + 0.1 * Math.sin((Math.PI * x) / W));
      const y = between(top, horizon * 0.985);
      const r = between(4, 13) * unit;
      pen.fillStyle = `rgba(${tints[Math.floor(random() * tints.length)]},${between(0.02, 0.17)})`;
      pen.beginPath();
      pen.arc(x, y, r, 0, 7);
      pen.fill();
    }
  }

  function lights() {
    if (!pen) return;
    const banks: [number, number, number][] = [
      [0.1, 0.34, 0.8],
      [0.365, 0.42, 0.55],
      [0.62, 0.4, 0.6],
      [0.9, 0.31, 0.95],
    ];
    pen.globalCompositeOperation = 'screen';
    for (const [x, y, size] of banks) {
      const [cx, cy] = [W * x, horizon * y];
      glow(cx, cy, 900 * unit * size, '150,205,190', 0.24);
      glow(cx, cy, 420 * unit * size, '235,255,244', 0.5);
      for (let row = 0; row < 3; row++) {
        for (let lamp = 0; lamp < 6; lamp++) {
          const r = 25 * unit * size;
          const [lx, ly] = [cx + (lamp - 2.5) * r * 1.75, cy + (row - 1) * r * 1.75 + (lamp - 2.5) * r * 0.12];
          pen.fillStyle = `rgba(255,252,236,${between(0.72, 0.95)})`;
          pen.beginPath();
          pen.arc(lx, ly, r * 0.9, 0, 7);
          pen.fill();
          glow(lx, ly, r * 2.6, '255,250,228', 0.35);
        }
      }
    }
    glow(W * 0.5, horizon, W * 0.6, '120,205,160', 0.25);
    pen.globalCompositeOperation = 'source-over';
  }

  /** Screen y of a depth: 0 far away, 1 at the picture's lower edge. */
  const ground = (depth: number) => horizon + (H - horizon) * depth;
  const vanish = { x: W * (shot.ballX - 0.16), y: horizon - H * 0.015 };

  function turf() {
    if (!pen) return;
    const base = pen.createLinearGradient(0, horizon, 0, H);
    base.addColorStop(0, '#2a6b45');
    base.addColorStop(0.2, '#1b5a36');
    base.addColorStop(0.62, '#114425');
    base.addColorStop(1, '#051a0d');
    pen.fillStyle = base;
    pen.fillRect(0, horizon, W, H - horizon);
    pen.filter = `blur(${5 * unit}px)`;
    const bands = [0, 0.03, 0.075, 0.14, 0.23, 0.36, 0.56];
    bands.forEach((depth, at) => {
      if (at % 2 === 0) return;
      pen.fillStyle = 'rgba(150,225,140,.10)';
      pen.fillRect(0, ground(depth), W, ground(bands[at + 1] ?? 1) - ground(depth));
    });
    pen.fillStyle = 'rgba(244,250,240,.55)';
    bands.slice(1, 5).forEach((depth, at) => pen.fillRect(0, ground(depth), W, (2 + at * 3.2) * unit));
    chalk(0.9);
    pen.filter = 'none';
  }

  /** The sideline, running from the lower left to the vanishing point. */
  function chalk(alpha: number) {
    if (!pen) return;
    const fade = pen.createLinearGradient(0, horizon, 0, H);
    fade.addColorStop(0, `rgba(235,246,236,${alpha * 0.5})`);
    fade.addColorStop(0.5, `rgba(244,250,240,${alpha})`);
    fade.addColorStop(1, `rgba(190,214,192,${alpha * 0.75})`);
    pen.fillStyle = fade;
    pen.beginPath();
    pen.moveTo(vanish.x - 2 * unit, vanish.y);
    pen.lineTo(vanish.x + 3 * unit, vanish.y);
    pen.lineTo(ball.x - radius * 1.35, H + 10);
    pen.lineTo(ball.x - radius * 2.45, H + 10);
    pen.fill();
  }

  /** How white the ground is at a point: blades on the chalk are painted white. */
  function onChalk(x: number, y: number): boolean {
    const share = (y - vanish.y) / (H + 10 - vanish.y);
    const left = vanish.x + (ball.x - radius * 2.45 - vanish.x) * share;
    const right = vanish.x + (ball.x - radius * 1.35 - vanish.x) * share;
    return x > left && x < right;
  }

  /** Blades from the far to the near end of a stretch of ground, rooted at random. */
  function grass(from: number, to: number, count: number, tall: number, blur: number) {
    const layer = new OffscreenCanvas(W, H);
    const blades = layer.getContext('2d');
    if (!pen || !blades) return;
    for (let n = 0; n < count; n++) {
      const depth = from + (to - from) * (n / count);
      const [x, y] = [between(-20, W + 20), ground(depth)];
      const near = 0.25 + depth;
      const length = tall * unit * near * between(0.5, 1.25);
      const lean = between(-0.55, 0.55) * length;
      const lit = Math.max(0.12, 1 - Math.abs(x - ball.x) / (W * 0.62)) * between(0.45, 1.05) * (1.12 - depth * 0.62);
      blades.strokeStyle = onChalk(x, y)
        ? `rgba(${150 + 100 * lit},${172 + 80 * lit},${150 + 92 * lit},.85)`
        : `rgba(${22 + 88 * lit},${70 + 128 * lit},${34 + 52 * lit},.8)`;
      blades.lineWidth = between(1.3, 3) * unit * near;
      blades.beginPath();
      blades.moveTo(x, y);
      blades.quadraticCurveTo(x + lean * 0.2, y - length * 0.65, x + lean, y - length);
      blades.stroke();
    }
    pen.filter = blur > 0 ? `blur(${blur}px)` : 'none';
    pen.drawImage(layer, 0, 0);
    pen.filter = 'none';
  }

  function shadow() {
    if (!pen) return;
    pen.save();
    pen.translate(ball.x + radius * 0.1, ball.y + radius * 0.53);
    pen.scale(1, 0.2);
    glow(0, 0, radius * 1.35, '2,14,6', 0.95);
    pen.restore();
  }

  /** The pylon at the goal line, out of focus: the one red thing in the picture. */
  function pylon() {
    if (!pen) return;
    const [y, w, h] = [ground(0.2), 58 * unit, 230 * unit];
    const x = vanish.x + (ball.x - radius * 1.35 - vanish.x) * ((y - vanish.y) / (H - vanish.y)) + 34 * unit;
    pen.filter = `blur(${5 * unit}px)`;
    const side = pen.createLinearGradient(x, 0, x + w, 0);
    side.addColorStop(0, '#ff6a4d');
    side.addColorStop(0.62, '#e0301e');
    side.addColorStop(0.63, '#a31a12');
    side.addColorStop(1, '#7d120d');
    pen.fillStyle = 'rgba(2,14,6,.5)';
    pen.fillRect(x - w * 0.1, y - 8 * unit, w * 1.9, 20 * unit);
    pen.fillStyle = side;
    pen.fillRect(x, y - h, w, h);
    pen.filter = 'none';
  }

  /** A lemon-shaped ball, shaded point by point: key light upper left, red rim right, pebbled leather, white stripes and laces. */
  function football() {
    if (!pen) return;
    const [half, tilt] = [radius, -0.3];
    const size = Math.ceil(half * 2.2);
    const image = new ImageData(size, size);
    const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
    const unitVector = (x: number, y: number, z: number) => {
      const length = Math.hypot(x, y, z);
      return [x / length, y / length, z / length] as const;
    };
    const key = unitVector(-0.5, -0.72, 0.55);
    const rim = unitVector(0.85, -0.35, -0.42);
    const halfway = unitVector(key[0], key[1], key[2] + 1);
    const profile = (u: number) => 0.59 * (1 - u * u) ** 0.78;
    for (let py = 0; py < size; py++) {
      for (let px = 0; px < size; px++) {
        const [dx, dy] = [(px - size / 2) / half, (py - size / 2) / half];
        const u = dx * cos + dy * sin;
        const v = -dx * sin + dy * cos;
        if (Math.abs(u) >= 1) continue;
        const r = profile(u);
        const edge = (r - Math.abs(v)) * half;
        if (edge <= -1) continue;
        const w = Math.sqrt(Math.max(0, r * r - v * v));
        const slope = (profile(u + 0.004) - profile(u - 0.004)) / 0.008;
        // Seen from the front the ball is rolled so that its laces face up and towards the viewer.
        const angle = Math.atan2(-v, w);
        const stripe = Math.abs(Math.abs(u) - 0.6) < 0.055;
        const grain = 0.62 / unit;
        const pebble = stripe ? 0 : Math.sin(u * half * grain) * Math.sin(angle * r * half * grain) * 0.05;
        const local = unitVector(-slope * r + pebble, v + pebble, w);
        const normal = [local[0] * cos - local[1] * sin, local[0] * sin + local[1] * cos, local[2]] as const;
        const dot = (light: readonly [number, number, number]) =>
          normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
        const lace = angle - 0.62;
        let [cr, cg, cb, gloss] = [150, 66, 30, 0.42];
        if (stripe) [cr, cg, cb, gloss] = [236, 232, 220, 0.25];
        const seam = Math.abs(lace) * r < 0.008;
        if (seam) [cr, cg, cb] = [cr * 0.35, cg * 0.35, cb * 0.35];
        const cross = Math.abs(((u + 0.36) % 0.09) - 0.045) < 0.019 && Math.abs(u) < 0.36 && Math.abs(lace) * r < 0.085;
        const spine = Math.abs(u) < 0.37 && Math.abs(lace) * r < 0.017;
        // Around the laces the leather is drawn in: it darkens softly.
        const drawn = 1 - 0.42 * Math.exp(-((u / 0.36) ** 6) - ((lace * r) / 0.075) ** 4);
        [cr, cg, cb] = [cr * drawn, cg * drawn, cb * drawn];
        if (cross || spine) [cr, cg, cb, gloss] = [250, 247, 238, 0.2];
        const diffuse = Math.max(0, dot(key));
        const bounce = Math.max(0, normal[1]) * 0.16;
        const spark = Math.max(0, dot(halfway)) ** 26 * gloss;
        const red = Math.max(0, dot(rim)) ** 2.2 * (0.35 + (1 - normal[2]) * 0.65);
        const shadeOf = (colour: number, sky: number, grass: number, glint: number) =>
          Math.min(255, colour * (0.09 * sky + diffuse * 1.12) + bounce * grass + spark * 235 + red * glint);
        const at = (py * size + px) * 4;
        image.data[at] = shadeOf(cr, 0.8, 40, 235);
        image.data[at + 1] = shadeOf(cg, 1.1, 120, 64);
        image.data[at + 2] = shadeOf(cb, 1.2, 60, 52);
        image.data[at + 3] = 255 * Math.min(1, (edge + 1) / 2);
      }
    }
    const layer = new OffscreenCanvas(size, size);
    layer.getContext('2d')?.putImageData(image, 0, 0);
    pen.drawImage(layer, ball.x - size / 2, ball.y - size / 2);
  }

  /** Blurs what is in front of the focus, and darkens the picture towards its lower edge. */
  function foreground() {
    if (!pen) return;
    const near = new OffscreenCanvas(W, H);
    const soft = near.getContext('2d');
    if (!soft) return;
    soft.drawImage(canvas, 0, 0);
    const mask = soft.createLinearGradient(0, H * 0.88, 0, H);
    mask.addColorStop(0, 'rgba(0,0,0,0)');
    mask.addColorStop(0.7, '#000');
    soft.globalCompositeOperation = 'destination-in';
    soft.fillStyle = mask;
    soft.fillRect(0, 0, W, H);
    pen.filter = `blur(${9 * unit}px)`;
    pen.drawImage(near, 0, 0);
    pen.filter = 'none';
    const dusk = pen.createLinearGradient(0, H * 0.7, 0, H);
    dusk.addColorStop(0, 'rgba(3,16,9,0)');
    dusk.addColorStop(1, 'rgba(3,16,9,.72)');
    pen.fillStyle = dusk;
    pen.fillRect(0, 0, W, H);
  }

  const focus = (ball.y + radius * 0.55 - horizon) / (H - horizon);
  sky();
  drawStands();
  lights();
  turf();
  grass(0.08, focus * 0.55, 5000, 26, 2.2 * unit);
  pylon();
  grass(focus * 0.5, focus, 15000, 40, 0);
  shadow();
  football();
  grass(focus - 0.012, 1.06, 15000, 52, 0);
  foreground();
}
