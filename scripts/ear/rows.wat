;; What the second ear learns by, four numbers of 32 bits at a time; `length` is a multiple of 16.
(module
  (memory (export "memory") 18)
  ;; The sum of the products of a row with a line.
  (func (export "dot") (param $row i32) (param $line i32) (param $length i32) (result f32)
    (local $end i32) (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local.set $end (i32.add (local.get $row) (i32.shl (local.get $length) (i32.const 2))))
    (loop $numbers
      (local.set $sum0 (f32x4.add (local.get $sum0)
        (f32x4.mul (v128.load (local.get $row)) (v128.load (local.get $line)))))
      (local.set $sum1 (f32x4.add (local.get $sum1)
        (f32x4.mul (v128.load offset=16 (local.get $row)) (v128.load offset=16 (local.get $line)))))
      (local.set $sum2 (f32x4.add (local.get $sum2)
        (f32x4.mul (v128.load offset=32 (local.get $row)) (v128.load offset=32 (local.get $line)))))
      (local.set $sum3 (f32x4.add (local.get $sum3)
        (f32x4.mul (v128.load offset=48 (local.get $row)) (v128.load offset=48 (local.get $line)))))
      (local.set $row (i32.add (local.get $row) (i32.const 64)))
      (local.set $line (i32.add (local.get $line) (i32.const 64)))
      (br_if $numbers (i32.lt_u (local.get $row) (local.get $end))))
    (local.set $sum0 (f32x4.add
      (f32x4.add (local.get $sum0) (local.get $sum1)) (f32x4.add (local.get $sum2) (local.get $sum3))))
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $sum0)) (f32x4.extract_lane 1 (local.get $sum0)))
      (f32.add (f32x4.extract_lane 2 (local.get $sum0)) (f32x4.extract_lane 3 (local.get $sum0)))))
  ;; Adds a line, so many times, to a row.
  (func (export "add") (param $row i32) (param $line i32) (param $times f32) (param $length i32)
    (local $end i32) (local $all v128)
    (local.set $all (f32x4.splat (local.get $times)))
    (local.set $end (i32.add (local.get $row) (i32.shl (local.get $length) (i32.const 2))))
    (loop $numbers
      (v128.store (local.get $row)
        (f32x4.add (v128.load (local.get $row)) (f32x4.mul (local.get $all) (v128.load (local.get $line)))))
      (v128.store offset=16 (local.get $row)
        (f32x4.add (v128.load offset=16 (local.get $row))
          (f32x4.mul (local.get $all) (v128.load offset=16 (local.get $line)))))
      (local.set $row (i32.add (local.get $row) (i32.const 32)))
      (local.set $line (i32.add (local.get $line) (i32.const 32)))
      (br_if $numbers (i32.lt_u (local.get $row) (local.get $end))))))
